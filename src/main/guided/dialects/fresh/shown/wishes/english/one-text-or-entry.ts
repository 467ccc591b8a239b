/** Requests in English with one text replaced, or one entry put in or taken out. */
export const oneTextOrEntryInEnglish = `
> We've stopped keeping guinea pigs at the club, so the whole Pets section in handbook.md can go.
Remove the section "Pets"
> I keep typing Mr Evers in the letter but his name is Ivers, please correct it wherever it shows up.
Replace "Evers" by "Ivers"
> No more Grey Gulls in the league, the team folded, so please delete every one of their fixtures from fixtures.csv
Remove all of "Grey Gulls"
> Reception mail goes to desks@ now because desk@ bounced all week. It's in half a dozen places on contact.html.
Replace "desk@" by "desks@"
> can you take the age column out of signup.csv, legal says we aren't allowed to ask
Remove the column "age"
> What's listed as "Garden Room" is really called the Orangery, guests get confused. Could you change that on every page of the brochure?
Replace "Garden Room" by "Orangery"
> Nobody from the Lindqvist family is coming back to the club, so all of the Lindqvist rows should disappear from members.csv
Remove all of "Lindqvist"
> Before "mix the dough" there's a step missing: "sift the flour". The almond flakes are optional so leave them in.
Add "sift the flour" before "mix the dough"
> Our caterer Fir & Sons is now called Fir Kitchen, please write it that way in all papers
Replace "Fir & Sons" by "Fir Kitchen"
> water was 512 on 1 may, it belongs into meter.csv
Add "512" for "1 may"
> could somebody put dish soap on the list in household.txt? under cleaning
Add "dish soap" under "cleaning"
> Please strike the paragraph headed "Dress code" from the invitation. It's a barn, people can come in wellies.
Remove the section "Dress code"
> My son is called Caspian and the sports club has him down as Caspar on every single sheet. Could you fix that once and for all?
Replace "Caspar" by "Caspian"
> Between "chop the herbs" and "melt the butter" there should be "toast the crumbs". Nan always did that and it's what makes the dish.
Add "toast the crumbs" after "chop the herbs"
> what's written as "Hospitality suite" is just the tea room, please call it "Tea room" throughout, we're a village football club for heaven's sake
Replace "Hospitality suite" by "Tea room"
> Dr Osei has left the practice. Wherever the leaflet mentions her it ought to say Dr Lindgren-Shaw.
Replace "Dr Osei" by "Dr Lindgren-Shaw"
> could the column "allergies" be called "dietary needs" from now on. some parents found the old word limiting
Rename "allergies" to "dietary needs"
> The goalkeeper gloves, size 8, are lost for good. Take them out of kit.csv. The size 9 pair is still in the cupboard.
Remove "goalkeeper gloves, size 8"
> year 3 spelling list: the word is "necessary" and you've printed "neccessary", how do i explain that to the head
Replace "neccessary" by "necessary"
> I need a row for the new hire at the flower shop: Tamsin, Saturdays. It belongs beneath Cleo's row. Nothing for Sundays yet.
Add "Tamsin, Saturdays" after "Cleo"
> Hi, it's Mrs. Pomeroy, flat 2. My name has one m before the e and then -roy, you put Pommeroy on the bin rota and on the doorbell list.
Replace "Pommeroy" by "Pomeroy"
> Madam Secretary, in the minutes of the gardening society replace "motion" by "proposal" throughout. We are not a parliament.
Replace "motion" by "proposal"
> Please delete everything by The Rusty Hinges from the band schedule. They cancelled all three nights.
Remove all of "The Rusty Hinges"
> In hymn-list.md it isn't no. 212, it's no. 221. The organist nearly had a fit.
Replace "no. 212" by "no. 221"
> take sprouts off xmas dinner.md FOREVER. red cabbage in their place. parsnips r fine i guess
Replace "sprouts" by "red cabbage"
> After "unlock the chapel" comes "switch on the hearing loop". Our older members kept missing the sermon because it's not on the steward's checklist.
Add "switch on the hearing loop" after "unlock the chapel"
> For the jumble sale it should be "Sunday 5 October, 11 am", the poster currently says "Sunday 5 October, 10 am". The address is okay.
Replace "Sunday 5 October, 10 am" by "Sunday 5 October, 11 am"
> pls no more peanuts in any of the snack bags, its a nut free school now. say sunflower seeds there
Replace "peanuts" by "sunflower seeds"
> Yours truly has become a grandfather, so in family.csv put Juno, born 30 April, beneath Matthias. Everybody's thrilled.
Add "Juno, born 30 April" after "Matthias"
> On our homepage it reads "Open 7 days a week". Since we shut on Mondays it'd have to be "Open 6 days a week".
Replace "Open 7 days a week" by "Open 6 days a week"
> In Jonah's letter to the landlord the word "demand" sounds harsh, please turn each "demand" into "request". The rest is well written.
Replace "demand" by "request"
> The section about Payment in cash, kindly drop it from the dance school's terms, we're card only since the theft. The section about Refunds remains valid.
Remove the section "Payment in cash"
> All cows called Bella please, I mean the one cow, she's in herd.csv as Bela each time
Replace "Bela" by "Bella"
> The minutes must not say "Any other business: none", as Mrs Fairweather did speak. Replace that by "Any other business: broken gate".
Replace "Any other business: none" by "Any other business: broken gate"
> A line for the end of the carol sheet: "Hot punch in the vestry afterwards". The last carol before that is all right.
Add "Hot punch in the vestry afterwards" at the end
> What we call "the shed" has had a promotion: it's "the workshop". Change it in house-rules.md please. Otherwise my husband will sulk.
Replace "the shed" by "the workshop"
> The surgery would like the leaflet to say "Please ring before you come" instead of "Walk-ins welcome", on account of the outbreak.
Replace "Walk-ins welcome" by "Please ring before you come"
> The vegetable box is delivered Fridays between 6 and 8, I've got "Fridays between 4 and 6" on the fridge sheet
Replace "Fridays between 4 and 6" by "Fridays between 6 and 8"
> The Danish pastry recipe is missing its chilling. Could "chill overnight" go right after "fold three times"? "Bake until golden" follows later.
Add "chill overnight" after "fold three times"
> If I read "passed away in 1978" about great-uncle Rolf again I'll scream, "passed away in 1987" is the truth. Born 1911, that's fine.
Replace "passed away in 1978" by "passed away in 1987"
> Our Wi-Fi name for guests is "Lindenhof Guest", the folder in the rooms still has "Lindenhof_2". Same password, don't alter it.
Replace "Lindenhof_2" by "Lindenhof Guest"
> Anyone signing up for pilates via the site gets the old link. It's https://pilates.meadowgym.example/join and the file says https://pilates.meadowgym.example/signup.
Replace "https://pilates.meadowgym.example/signup" by "https://pilates.meadowgym.example/join"
> In my speech to the bowls club I'd called our sponsor "Hobbs the Grocer". They insist on "Hobbs Fine Foods", so wherever it turns up, please.
Replace "Hobbs the Grocer" by "Hobbs Fine Foods"
> Ticket refunds: the 3 for Odalys were paid on Friday, I struck those myself. The 2 for Mr Krantz are paid now too, please strike Mr Krantz.
Remove "Mr Krantz"
> Write "RSVP by 1 July" in place of "RSVP by 15 July" on the card, my mother-in-law is a planner
Replace "RSVP by 15 July" by "RSVP by 1 July"
> Miss, I spelt "rhythm" as "rythm" in my drum report like ten times, can it be fixed without me retyping? love, Keziah
Replace "rythm" by "rhythm"
> Before the guests get the house guide: "the key is under the pot" needs to come out, for safety. Say at its place "the key is in the box by the door".
Replace "the key is under the pot" by "the key is in the box by the door"
> The accountant wants our VAT number on the letterhead, so add a line VAT no. GX 440 912 77 after Bank details. Nothing else moves.
Add "VAT no. GX 440 912 77" after "Bank details"
> The Ironworks Gallery is going to be the Foundry Gallery from April on, in all the texts for visitors please. The Ironworks Café keeps its name, mind you.
Replace "Ironworks Gallery" by "Foundry Gallery"
> I married in spring (finally!) and I'm Lotte Hagedorn now. In the staff list I'm still Lotte Pries, extension 41 didn't change.
Replace "Lotte Pries" by "Lotte Hagedorn"
> DROP the fax number from the contact sheet. nobody has faxed us since 2011
Remove "fax number"
> Somebody wrote "calender" on the whole intranet page. It's "calendar". I'm a pensioned teacher, I can't look at it.
Replace "calender" by "calendar"
> Our subscription to "Moth & Lamp" ran out and we're not renewing, take it off the periodicals list. "Lamp & Quill" we keep.
Remove "Moth & Lamp"
> I've changed banks, so on every invoice template where it stands Kestrel Bank put Plover Savings.
Replace "Kestrel Bank" by "Plover Savings"
> the "Deprecated" chapter in the docs README describes stuff which was removed two years ago. out with it. "Migration" we need!
Remove the section "Deprecated"
> logo.svg has moved to /assets/brand/logo.svg, the footer and the header both still say /img/logo.svg
Replace "/img/logo.svg" by "/assets/brand/logo.svg"
> I'd rather be called "Senior Archivist" on the web page than "Archivist (senior)", silly as it sounds. Room number stays.
Replace "Archivist (senior)" by "Senior Archivist"
> Our tagline says 1962, in the header, the footer, on the van. My grandfather founded the shop in 1926!!! Please, before the printer gets it.
Replace "1962" by "1926"
> I think we forgot to tell you that Dr. Ostrow left the ethics board, Dr. Fennimore has taken the seat. The chair is Dr. Ostrander, whom please don't confuse.
Replace "Dr. Ostrow" by "Dr. Fennimore"
> Take Haldor Freight out of the carriers file, every route of theirs. They lost two pallets of ours in one month.
Remove all of "Haldor Freight"
> The interviewee doesn't want her name in the transcript. Wherever you see Marguerite, write Ms. K. instead.
Replace "Marguerite" by "Ms. K."
> it's "colour" in british english and "color" in american. our client is in leeds. whole brochure.md please
Replace "color" by "colour"
> The parking permit for visitors is free since spring, so the parking fee of 3.00 must vanish from visit.md. Cloakroom fee stays, 1.00.
Remove "parking fee"
> is it Anneliese or Annelise? - I asked her, Annelise. so every invoice that says Anneliese needs a fix
Replace "Anneliese" by "Annelise"
> Please delete my private number (0555 016 283) from the on-call list, people ring me at 3 in the morning about staplers
Remove "0555 016 283"
> swap the columns... nah, leave columns. just rename "Nr" to "Item no." in parts.csv, thx
Rename "Nr" to "Item no."
> I found the missing crate: it's under Hall 2, so "Crate 31, costumes" should be added there. Under Hall 1 there's nothing missing.
Add "Crate 31, costumes" under "Hall 2"
> Translate me nothing, only correct: "Kowalska" must be "Kowalczyk" in the entire contract, she signed with it.
Replace "Kowalska" by "Kowalczyk"
> Aisle 3 has been cleared. Anything on the pick list with aisle 3 has to say aisle 5. The aisle 2 stuff hasn't moved.
Replace "aisle 3" by "aisle 5"
> heap size -Xmx2g is too small since the import, -Xmx6g please. -Xms can remain
Replace "-Xmx2g" by "-Xmx6g"
> no more Sunday broadcasts at all until the transmitter is fixed, take out everything of Sunday. Saturday we do from the van
Remove all of "Sunday"
> The domain is now larkspur-tools.example, larkspur.example belongs to a flower shop! README, footer, wherever.
Replace "larkspur.example" by "larkspur-tools.example"
> Not Sycamore Road 8: the parcel for the Lindens goes to Sycamore Road 80, we've had it returned twice
Replace "Sycamore Road 8" by "Sycamore Road 80"
> The donor wishes to be anonymous. Anything that says "Countess Irmgard" shall say "a friend of the museum".
Replace "Countess Irmgard" by "a friend of the museum"
> Good evening. My name in the list of volunteers is Thérèse with accents, you've written Therese. My shifts and the car seats (4) are correct.
Replace "Therese" by "Thérèse"
> "Weekly Wrap" with Desmond is from now on "The Friday Wrap" with Desmond, just the name is different
Replace "Weekly Wrap" by "The Friday Wrap"
> Milking parlour: add "rinse the clusters" between "wipe the udders" and "switch on the pump", our new helper didn't know.
Add "rinse the clusters" after "wipe the udders"
> Our club motto reads "Row hard, rest later". The members voted: it's going to be "Pull together or drift apart". Founded in 1904 is still on the crest, as it should be.
Replace "Row hard, rest later" by "Pull together or drift apart"
> Everything with liver in it leaves the monthly menu. All of it. I don't want to hear about iron.
Remove all of "liver"
> "Lest we forget the bees" is the sentence on our banner, and we'd like "Plant for the bees" there. Same font, 40 cm high.
Replace "Lest we forget the bees" by "Plant for the bees"
> Could you take the 17:15 bus out of the day-trip sheet? It isn't running any more. The 17:55 is the last one home.
Remove "17:15 bus"
> What was called "Grub & Gossip" will be "Lunch Club" wherever the parish paper has it, apart from that everything's perfect
Replace "Grub & Gossip" by "Lunch Club"
> not B flat. The anthem's in A flat
Replace "B flat" by "A flat"
> The pigeons from loft 3 are all sold, thus remove whatever says loft 3. Loft 13 flies on!
Remove all of "loft 3"
> the treasure hunt's third clue, "look where the milk is kept", i want "look beneath the oldest shoe" for it. clue 4 ok
Replace "look where the milk is kept" by "look beneath the oldest shoe"
> Tombola prizes: the ham hamper went missing (don't ask), so it's out; instead there's "voucher, garden centre, 25". Bottle of port stays number 1.
Replace "ham hamper" by "voucher, garden centre, 25"
> At number 40 lives nobody by the name of Slater. Sleator. Christmas card list, parcel list, both
Replace "Slater" by "Sleator"
> At the top of the bell-ringers' page it says "Beginners welcome on Mondays", which nobody is. "Beginners welcome on Thursdays" is the truth.
Replace "Beginners welcome on Mondays" by "Beginners welcome on Thursdays"
> Great-grandfather was baptised at St Olave's, Marrick. The tree has him at St Olaf's, Warrick. Born 1871 tallies.
Replace "St Olaf's, Warrick" by "St Olave's, Marrick"
> Mrs Vane-Tempest will not present the cup. Her daughter will: Lady Sophronia. Cup no. 2 is presented by the mayor as planned.
Replace "Mrs Vane-Tempest" by "Lady Sophronia"
> All the entries of the Bakewell twins must go from the judo list, they've discovered skateboards. Ms Bakewell the treasurer remains, obviously.
Remove all of "Bakewell twins"
> New member: Priscilla Oyango-Webb, paid 15. Put her under "Associate". The full members are 44 still.
Add "Priscilla Oyango-Webb, paid 15" under "Associate"
> Ahem: the raffle licence number ends in 606. RL-2040-606, that is. RL-2040-660 would be the donkey sanctuary's.
Replace "RL-2040-660" by "RL-2040-606"
> Nobody calls me Wilhelm. Willem! On the bowls scoreboard, on the locker list, on the tankard order.
Replace "Wilhelm" by "Willem"
> I'd like to have "coriander" nowhere in the book of recipes. Put "parsley" instead, my wife tastes soap.
Replace "coriander" by "parsley"
> rehearsal dates: 3rd 10th 17th. 17th falls on the fete so 18th. the other two keep
Replace "17th" by "18th"
> Nan says the family saying goes "A full pot has no enemies". On her birthday book you put "A full pot makes no enemies", she's adamant. Printed run of 50 is okay.
Replace "A full pot makes no enemies" by "A full pot has no enemies"
> The "no dogs" sentence on the leaflet shall be "Dogs welcome on a lead". Cats, well, nobody asked.
Replace "no dogs" by "Dogs welcome on a lead"
> Everything of Great Uncle Ludo's is to come out of the furniture list, he's given it to the museum. The Ludlow chair is ours!
Remove all of "Great Uncle Ludo"
> "Arrive by 9:15" is what the coach card has to say, the driver won't wait. As it stands it's "Arrive by 9:45".
Replace "Arrive by 9:45" by "Arrive by 9:15"
> 14 February is when our dance is. 13 February, which the flyer claims, is a Friday and nobody would dare.
Replace "13 February" by "14 February"
> What was plot C7 is C9, because they renumbered when the pond was dug. So my leeks are C9. Shed key hook 7 stays 7.
Replace "C7" by "C9"
> Sam's nut allergy has been retested and there's none. Strike "nuts" at Sam, and it's Samuel P. I'm talking of, Samuel R. does have it.
Remove "nuts" under "Samuel P."
> From my packing list all of the ski things may go: all of "ski". Well, not the ski socks... ok yes the ski socks as well.
Remove all of "ski"
> Church mice counter-measures, ha: "2 traps behind the organ" must be added to the verger's list. "call pest man" is on there thrice already.
Add "2 traps behind the organ"
> A Mrs Rosenquist, 12 Barge Walk, wants large-print hymn sheets, 2 of them. Could you enter that at the end of the housebound list like so: "Rosenquist, 12 Barge Walk, 2 large-print"
Add "Rosenquist, 12 Barge Walk, 2 large-print" at the end
> The kitchen tiles will be "Sea Glass, matt". Forget "Sea Glass, gloss", I slipped on the sample. 14 square metres as measured.
Replace "Sea Glass, gloss" by "Sea Glass, matt"
> "Doors 19:00, band 20:00" is on the ticket. Doors stay that way, the band plays at 20:30, so make it "Doors 19:00, band 20:30".
Replace "Doors 19:00, band 20:00" by "Doors 19:00, band 20:30"
> The old lines about parking on the green have to go, meaning every single mention of "green". We park at the abbey. There's room for 80 cars.
Remove all of "green"
> Next to the spruce, plant an elder: "1 elder, 80 cm" under Hedge. The two hollies under Hedge are in already.
Add "1 elder, 80 cm" under "Hedge"
> Under Scones it's "bicarbonate" that's missing: half a teaspoon. Write "half a teaspoon bicarbonate" after the flour. Buttermilk at 140 ml is already what we use.
Add "half a teaspoon bicarbonate" after "flour"
> The old phrase "Members and their wives" must at last be "Members and their guests". It's in rule 2, rule 5 and the invitation.
Replace "Members and their wives" by "Members and their guests"
> so the "spare sleeping bag" is Jamal's now, hes buying it off me for 15. take it off my lending list. camping chair 2x stays
Remove "spare sleeping bag"
> I'm no longer Miss Tregear but Dr Tregear, if I may, on the lecture list of the Historical Society
Replace "Miss Tregear" by "Dr Tregear"
> The chess clock loan: "1 clock, Tamar" is wrong, "2 clocks, Tamar" is what she took. Boards: still 6 out.
Replace "1 clock, Tamar" by "2 clocks, Tamar"
> "Please do not feed the swans bread" it ought to say, in place of "Please do not feed the swans". Peas are all right, the warden says.
Replace "Please do not feed the swans" by "Please do not feed the swans bread"
> Wherever the orienteering rules speak of "by post", they can speak of "by email". Entry closes 10 days before, same as ever.
Replace "by post" by "by email"
> pls the opening paragraph of the guide tells to call "init()". function was renamed, it's "bootstrap()" everywhere now
Replace "init()" by "bootstrap()"
> Who is "Mrs. Temple"? Her name is Mrs. Templeton, in the attendance, in the action items, in the signature line!
Replace "Mrs. Temple" by "Mrs. Templeton"
> Our summer trainee was misspelled: Jędrzej with ę, you wrote Jedrzej. His room's B 3, hers (Kalina's) is B 4, both ok.
Replace "Jedrzej" by "Jędrzej"
> spelling of the product is "NightJar" with capital J in the readme, not "Nightjar". version 2.2 remains
Replace "Nightjar" by "NightJar"
> Everybody rings the wrong entrance. Deliveries: Gate 2, Tannery Lane. That should be said in the footer instead of "Main gate, Mill Road".
Replace "Main gate, Mill Road" by "Gate 2, Tannery Lane"
> Add to the top of the README, before everything: "This project has moved to https://code.wheatear.example/loom". Leave the badges.
Add "This project has moved to https://code.wheatear.example/loom" at the top
> traefik labels of the wiki container: Host(\`wiki.stonechat.example\`) must be Host(\`kb.stonechat.example\`), nothing else in the labels
Replace "Host(\`wiki.stonechat.example\`)" by "Host(\`kb.stonechat.example\`)"
> According to Zora the survey ran from 2 to 30 May. The report writes 2 to 20 May. Number of answers 412 is right.
Replace "2 to 20 May" by "2 to 30 May"
> the telephone tree: after Mrs Abernethy-Cole comes Mr Dacosta, 0555 771 034, evenings only. he's new so just add him
Add "Mr Dacosta, 0555 771 034, evenings only" after "Mrs Abernethy-Cole"
> In Section 3 of the onboarding guide "Ask Petra for a key" must say "Ask the front desk for a key". Petra's fed up.
Replace "Ask Petra for a key" by "Ask the front desk for a key"
> We release 5.0.0 tomorrow. Heading "Unreleased" in the changelog becomes "5.0.0", and a fresh heading "Unreleased" isn't needed for now.
Rename "Unreleased" to "5.0.0"
> Dear IT, my name changed: j.brandvold becomes j.stenersen in the mailing list, the door list and the printer list.
Replace "j.brandvold" by "j.stenersen"
> Nobody calls it "goods inwards". Goods in! All over the procedures file. "Goods outwards" we'll discuss another time.
Replace "goods inwards" by "Goods in"
> Put me down for the first-aid course on the 22nd: "Bartholomew K., dept. 4, vegetarian" under Participants. There are 15 places, 11 taken.
Add "Bartholomew K., dept. 4, vegetarian" under "Participants"
> our new postcode is QR4 8ZB. the old one QR4 6ZB stands in about seven places of the handbook
Replace "QR4 6ZB" by "QR4 8ZB"
> version 3.2.1 in setup.cfg, in the README and in the about page → 3.3.0
Replace "3.2.1" by "3.3.0"
> from oct on the canteen takes cards only so please in the visitor sheet "cash only" → "cards only". the vending machines are still coins
Replace "cash only" by "cards only"
> the logo url in the newsletter is dead, make it https://cdn.marshhen.example/img/logo-2x.png instead of the http://old.marshhen.example/logo.gif one
Replace "http://old.marshhen.example/logo.gif" by "https://cdn.marshhen.example/img/logo-2x.png"
> Please enter in the asset register under Laptops: "LT-118, Ferngrove 14, Anouk B., 12 March". LT-117 is in there.
Add "LT-118, Ferngrove 14, Anouk B., 12 March" under "Laptops"
> What's all this about Lars in the cleaning plan? Lars moved out. All his duties can be deleted, the rest is distributed already.
Remove all of "Lars"
> compose: image: registry.fernhill.example/api:1.9 → registry.fernhill.example/api:2.0 . the worker image is separate and is still 1.9
Replace "registry.fernhill.example/api:1.9" by "registry.fernhill.example/api:2.0"
> Everything in the handbook that says "line manager" should say "team lead". HR wants it that way. "Area manager" isn't meant.
Replace "line manager" by "team lead"
> we no longer sell to Kessel Bros. remove every order of theirs from open-orders.csv, no matter which article
Remove all of "Kessel Bros"
> Everything by Odalys has to come out of the shift plan, all her rows, she's on leave till spring. Odile remains!
Remove all of "Odalys"
> inventory.csv: row for the label printers is missing. label printer, 3, shelf D2, ordered in May. put it after barcode scanner
Add "label printer, 3, shelf D2, ordered in May" after "barcode scanner"
> move the release 1.8.2 stuff... no, leave that. It's just that "Fixed" ought to get a new line: "dates before 1970 are sorted correctly"
Add "dates before 1970 are sorted correctly" under "Fixed"
> Our domain changes on Monday. In all the mail templates https://shop.alderbank.example has to read https://store.alderbank.example. The support address doesn't change.
Replace "https://shop.alderbank.example" by "https://store.alderbank.example"
> the job that runs at */5 should only run at */20, it's hammering the disk. crontab of the media box
Replace "*/5" by "*/20"
> the README badge links to /branches/master, we only have main now. so master → main all through it
Replace "master" by "main"
`;
