/** Requests in English with one thing moved, swapped or commented out. */
export const onePlaceOrCommentInEnglish = `
> yoga class and drawing class have each other's rooms now, because the mats didn't fit in the old one. can you swap that in timetable.md
Swap the rooms of "yoga class" and "drawing class"
> Could walking the dog come before dishes in my evening list? Otherwise the poor thing waits till ten.
Move "walking the dog" before "dishes"
> the backup at noon is a nuisance, it slows everything down. put a hash in front of it in the crontab. keep the midnight one
Comment out "the backup at noon"
> Wrong way round! It's Harriet at the welcome table and Jonas at parking, please exchange those two names in helpers.md
Swap "Harriet" and "Jonas"
> The pitches of under-12s and under-14s are listed the other way about, somebody please turn that round.
Swap the pitches of "under-12s" and "under-14s"
> the backup at noon isn't needed for a while, don't delete it from jobs.txt though, i want it back later
Comment out "the backup at noon"
> who mixed up the rooms of the yoga class and the drawing class in rooms.md? swap them please, the times are right
Swap the rooms of "yoga class" and "drawing class"
> hi can u take pe kit off monday and put it under wednesday, they swapped our sports hall time
Move "pe kit" from "monday" to "wednesday"
> The tennis ladder is upside down in one place, Wanda beat Felipe on Sunday so the two of them change places. Everybody else holds their rank.
Swap "Wanda" and "Felipe"
> Item 5 on the agenda, "Lighting in the car park", please bring that forward so that it comes before item 2, "Bar prices". People leave early otherwise.
Move "Lighting in the car park" before "Bar prices"
> Badminton court 2: it's Hendersons at 18:00 and Pryce at 19:00, the sheet claims the reverse. Turn those two round please, court 1 is right.
Swap "Hendersons" and "Pryce"
> Could you exchange the starting times of the sack race and the egg race? The egg race needs the lawn dry.
Swap the starting times of "sack race" and "egg race"
> The verse order in harbour-song.txt is muddled. "Lower the sails" belongs after "Lights on the quay".
Move "Lower the sails" after "Lights on the quay"
> Would it be possible to comment out welcome_popup in the shop's settings.ini? Customers find it rude. sale_banner should remain on.
Comment out "welcome_popup"
> Mondays at the surgery: Nurse Adeyemi, Fridays: Nurse Holt. The plan has both the wrong way about, so exchange the two.
Swap "Nurse Adeyemi" and "Nurse Holt"
> On the seating plan put Uncle Ferdi at table 6. He's at table 2 near the band and his hearing aid whistles.
Move "Uncle Ferdi" from "table 2" to "table 6"
> Please switch quiet_mode back on in the baby monitor's config, I mean the line's there with a # at its start, take that # away.
Uncomment "quiet_mode"
> farm-gate.md has the honey at the price of the eggs and the eggs at the price of the honey. Exchange those prices, please. Cress is right.
Swap the prices of "honey" and "eggs"
> timetable 8c, art is in W12 and music is in W21, they got mixed up. swap these rooms
Swap the rooms of "art" and "music"
> What's the point of "sleep mask" standing behind "ear plugs" AND "torch"? It should come before "ear plugs".
Move "sleep mask" before "ear plugs"
> Isolde is a second soprano. I don't know how often I've said it. singers.csv has her in alto.
Move "Isolde" from "alto" to "second soprano"
> I'd been told by the pharmacist that the iron tablets go with lunch and not with breakfast. Could you carry that over to meds.md? Calcium stays with breakfast.
Move "iron tablets" from "breakfast" to "lunch"
> Compost bin emptying is Rune's job, watering Freja's. They changed it between themselves last week, so the two names must be switched on the allotment rota.
Swap "Rune" and "Freja"
> we play away at Crowhurst on the 11th and at home vs Dunmore on the 18th. fixture list has those two teams the wrong way
Swap "Crowhurst" and "Dunmore"
> Ms Ito plays the piano at the recital's opening and Mr Sato at its close, and not the reverse, as was printed.
Swap "Ms Ito" and "Mr Sato"
> Please bring the emergency numbers up to the beginning of the babysitter's notes. They're buried at the bottom below the TV instructions.
Move "emergency numbers" to the top
> Nkechi's knee is healed, hurrah! Please move her from the injured list to the squad. Bea is still injured.
Move "Nkechi" from "injured" to "squad"
> The lights are to be hung before the tree goes up?! Move "hang the lights" after "put up the tree" in december.txt, good grief.
Move "hang the lights" after "put up the tree"
> Please be so good as to put the Bach before the Telemann in the concert order. The oboist has a train to catch.
Move "Bach" before "Telemann"
> Our itinerary reads Day 3 Salthaven, Day 4 Ormsby Falls. With the storm coming, I'd rather have these two places exchanged. Day 5 we rest regardless.
Swap "Salthaven" and "Ormsby Falls"
> the goats are in the lower paddock and the sheep up on the hill field, so those two are the wrong way round in grazing.md
Swap "goats" and "sheep"
> changelog slip: "faster startup" shipped in 3.1.9, so it has to come out from under 3.2.0 and go under 3.1.9. the rest of 3.2.0 is right
Move "faster startup" from "3.2.0" to "3.1.9"
> Elif takes reception in the morning and Torben in the afternoon, we've agreed on it. At present the rota has them exactly the opposite way.
Swap "Elif" and "Torben"
> Kids' hour is with Aunt Flo on tuesdays and with Mr. Bassey on thursdays, since last week they have traded, please trade them in library-week.md too
Swap "Aunt Flo" and "Mr. Bassey"
> bay 7 = winter tyres, bay 8 = rims. they're listed swapped
Swap "winter tyres" and "rims"
> The "Sponsors" page: Tinder & Oak is a gold sponsor, so away from Silver and into Gold with them. Brackwater stays in Silver.
Move "Tinder & Oak" from "Silver" to "Gold"
> The bench grinder's last on the safety list and nobody reads that far, bring it up above "Soldering irons". Thanks, Orla (workshop)
Move "bench grinder" before "Soldering irons"
> Timesheet codes: T-04 means "travel" and T-05 means "training"; I see them listed vice versa, would you swap travel and training?
Swap "travel" and "training"
> "Whale Songs for Beginners" was filed under Music. It's zoology! Please put it under Animals. "Songs of the Sea" really is music.
Move "Whale Songs for Beginners" from "Music" to "Animals"
> could the step "switch off the compressor" come right after "drain the line"? Somebody got a wet shoe.
Move "switch off the compressor" after "drain the line"
> Pip's on snare and Zola's on cymbals at the parade. Somebody had mixed those two up, so trade their places, the tuba is fine
Swap "Pip" and "Zola"
> Quilting circle: Block A takes the rust fabric and block D the teal. I sewed them the other way, so please exchange rust and teal on the plan. Block B is cream, hands off.
Swap "rust" and "teal"
> i said kayak no 7 for Petra and no 3 for Bram. they traded. so other way round pls, rest of the boat list stays
Swap "Petra" and "Bram"
> Wedding breakfast: Great-aunt Ottilie should be seated at Birch, next to nobody she knows. She's on Maple at the moment. Her sister Odile stays on Maple.
Move "Great-aunt Ottilie" from "Maple" to "Birch"
> Tarn Cottage has the code 4471 on the key safe, and Fell Cottage 7714. You have given each the other's. Exchange the codes of Tarn Cottage and Fell Cottage.
Swap the codes of "Tarn Cottage" and "Fell Cottage"
> chess league, board 1 Yevgenia, board 2 Clement. they had it backwards with me shouting across the room. boards 3 and 4 good
Swap "Yevgenia" and "Clement"
> It's tenors on the left, basses on the right for the Easter concert; the stage plan shows basses left and tenors right. Flip them.
Swap "tenors" and "basses"
> trampoline club - Ezra 16:10 and Noor 16:40 want to trade slots because of Noor's bus. do it pls
Swap the slots of "Ezra" and "Noor"
> After the toast, not before it, the cake is cut. Move "cut the cake" accordingly.
Move "cut the cake" after "toast"
> On our stamp swap sheet, the 1937 blue threepenny is worth 40 and the 1937 brown threepenny 14. These two values got switched, switch them back please.
Swap the values of "1937 blue threepenny" and "1937 brown threepenny"
> Lemon drizzle goes to table B and shortbread to table A! they're written the wrong way about on the bake sale plan. Gluten free stays on C
Swap "Lemon drizzle" and "shortbread"
> Our wine tasting no longer opens with the Riesling but with the Silvaner, 2021; the Riesling comes after the Silvaner now. Twelve glasses per table.
Move "Riesling" after "Silvaner"
> Tournament tables 1–4 move to the Great Hall, they're in the Annex. Tables 5–6 don't.
Move "tables 1–4" from "Annex" to "Great Hall"
> At "Gifts received", aunt Perpetua sent the kettle, cousin Jed the toaster. You've got that upside down, and I'm about to write the thank-you cards!
Swap "kettle" and "toaster"
> the wolf plushie: at dad's. the blue blanket: at mum's. It's the reverse of what the two-homes list says now, toothbrushes are at both (2)
Swap "wolf plushie" and "blue blanket"
> For camp week, tent Bravo swaps with tent Delta. Leaders' tent stays by the gate.
Swap "tent Bravo" and "tent Delta"
> Fenna here from aqua fit. My locker is 27. The list gives me 72, which is Aurelio's, and him 27. Please exchange our lockers, I can't carry on like this with a wet towel.
Swap the lockers of "Fenna" and "Aurelio"
> Sorry to be difficult, but it's "Scoutmaster's minute" that closes the evening. Put it at the end, and "Flag down" before it. At the moment "Flag down" comes after.
Move "Scoutmaster's minute" to the end
> Gloucester room: yoga. Tewkesbury room: pilates. I see yoga in Tewkesbury and pilates in Gloucester, please have them trade rooms.
Swap "yoga" and "pilates"
> In our skittles league, Ye Olde Pins and The Odd Bowls have each other's points. Trade the points of Ye Olde Pins and The Odd Bowls, games played are equal (8).
Swap the points of "Ye Olde Pins" and "The Odd Bowls"
> Joint birthday: Theodora turns 40, Cosmo 14. On the banner order it's Theodora 14 and Cosmo 40, which she'd rather like. Please swap.
Swap "Theodora" and "Cosmo"
> On the mosque's iftar rota, the Hassans cook on the 9th and the Yildiz family on the 10th; they've exchanged since the 10th is Mrs Hassan's night shift. So exchange them there too.
Swap "Hassans" and "Yildiz family"
> Table 1 wants to sit by the window and table 8 has the window. Table 8 agreed. So, seats "window" and "pillar" are to be exchanged in the golden wedding plan.
Swap "window" and "pillar"
> on the d of e expedition kit list: stove 1 is with me (rory), stove 2 with Ade. its the wrong way in the list, just flip rory and ade
Swap "rory" and "ade"
> Our tug-of-war anchor is Big Hamza and Little Hamza is number 3 on the rope. Not Big Hamza number 3 and Little Hamza anchor, as the sheet has it, goodness!
Swap "Big Hamza" and "Little Hamza"
> Gaming night: Otto brings the "Harbour Barons" game and I (Vik) bring "Goblin Tax". We've decided to swap games so neither of us gets bored of reading the rules.
Swap "Harbour Barons" and "Goblin Tax"
> Not the eighth but the ninth station of the Way of the Cross is read by Ignatius, and the eighth by Monika. Please see that they change about.
Swap "Ignatius" and "Monika"
> A 4-year-old goes into group Ladybirds, a 5-year-old into group Crickets. Thus: Henrietta (5) from Ladybirds to Crickets. Her brother's 4.
Move "Henrietta" from "Ladybirds" to "Crickets"
> Let's have "Doves" for the kids' table name and "Robins" for the teens', they're on it crosswise. The grown-ups' table 3 is "Owls".
Swap "Doves" and "Robins"
> Order of the keynote speakers: Dr Whitlow at 9:15, Dr Amadi at 11:00. The programme had them in each other's slot. The coffee at 10:30 suits both.
Swap "Dr Whitlow" and "Dr Amadi"
> Machine 6, shift B: operator Halvard. shift C: operator Ines. On shift A it's me like ever. Put it in the manning table, it has Ines and Halvard the other way about
Swap "Halvard" and "Ines"
> the chart colours: sales #1b7f5c, returns #c0392b. it's the other way round in palette.json. a swap will do
Swap the colours of "sales" and "returns"
> comment out the line with allow 10.3.0.0/16, we gave that net back. deny all must of course stay last and active
Comment out "allow 10.3.0.0/16"
> Task list for the move: Benno takes the servers, he swaps with Liv who then takes the plants.
Swap "Benno" and "Liv"
> In our contributors file I'm listed under "Former", I've come back after the baby. So from Former to Active with Saoirse Pender, please.
Move "Saoirse Pender" from "Former" to "Active"
> our retro notes: "too many meetings" was listed under What went well??? it goes under What didn't
Move "too many meetings" from "What went well" to "What didn't"
> The minutes of the works council have "Item 4: Canteen" before "Item 3: Overtime". Turn those two around, please, the numbers are fine otherwise.
Swap "Item 4: Canteen" and "Item 3: Overtime"
> Gideon does tuesdays late and Marisol tuesdays early. in the rota it's the reverse. pls change those over, wednesdays fine
Swap "Gideon" and "Marisol"
`;
