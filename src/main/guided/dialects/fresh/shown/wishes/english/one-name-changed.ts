/** Requests in English with one value changed that has no number. */
export const oneNameChangedInEnglish = `
> Grandpa caught a cold and won't make it to the wedding, so at table 4 where it says Walter Finch it's going to be Rosie Lund, his neighbour. She eats everything. Tables 1 to 3 are final.
Change "table 4" from "Walter Finch" to "Rosie Lund"
> Do we really still list Farida as night nurse for ward B? She left that ward in May. It's Colm. On ward A she carries on as before.
Change the night nurse of "ward B" from "Farida" to "Colm"
> I'm not Dr. Hale's patient any more; on the emergency sheet my doctor should be Dr. Winther, please. Blood group's right.
Change "doctor" from "Dr. Hale" to "Dr. Winther"
> on the picnic sheet lemonade is down twice, once with Fay and once with Otto. Otto brings cups, so correct his. Fay's stays.
Change "Otto" from "lemonade" to "cups"
> guestlist.md. Plus one for Dominic: yes. I had him as no but he's met someone!! Table stays
Change the plus one of "Dominic" from "no" to "yes"
> The book club doesn't read "The Glass Orchard" in May but "A Winter Ledger". For June the choice stands.
Change "May" from "The Glass Orchard" to "A Winter Ledger"
> mistake in knitting pattern: row 14 says k2tog, must be ssk. row 16 k2tog correct
Change "row 14" from "k2tog" to "ssk"
> Aisha's pick-up on Wednesday is by grandma, not dad. Thursday is by dad all right.
Change the pick-up of "Aisha" on "Wednesday" from "dad" to "grandma"
> reminder for the plant sitter - orchid: once a week, NOT twice a week, I've lost two already. Fern twice a week yes
Change "orchid" from "twice a week" to "once a week"
> Sir, the invitation to the regatta dinner gives the dress as "white tie". It is "lounge suit". Carriages at midnight is correct.
Change "dress" from "white tie" to "lounge suit"
> My dear, the plum jam needs one kilo of sugar for two kilos of fruit. You wrote down two kilos of sugar. Fruit is right, vinegar is right.
Change "sugar" from "two kilos" to "one kilo"
> In the novel reading rota, "Chapter 7" is read aloud by Solveig, not by Pip; Pip has a sore throat. He'll do chapter 9 as planned.
Change "Chapter 7" from "Pip" to "Solveig"
> The AGM, which was going to be held in the Scout Hut, will be held in the Methodist Hall. Notice period and time hold.
Change the place of the "AGM" from "Scout Hut" to "Methodist Hall"
> Handbell ringers practise on the first Tuesday, not on the last Tuesday. I have stood in front of a locked church, thank you very much.
Change "Handbell ringers" from "last Tuesday" to "first Tuesday"
> I am Giulia from reception. Room 204 is ready, before it was cleaning. Room 240 is still cleaning, please don't mix.
Change "Room 204" from "cleaning" to "ready"
> I've noticed that both Alder Class and Elder Class have Miss Fenn. Elder Class has Miss Fern, that's a different teacher. Alder Class is right.
Change "Elder Class" from "Miss Fenn" to "Miss Fern"
> Because the ford is flooded, the ramblers start from Ivy Bridge. Swanmere Car Park can't be reached, it's what's printed in walks.md as the start of the Sunday walk.
Change the start of the "Sunday walk" from "Swanmere Car Park" to "Ivy Bridge"
> For goodness' sake stop the allotment newsletter from going out with "Editor: vacant". I am the editor. Hyacinth Poole. The printer is Mr Nash as ever.
Change "Editor" from "vacant" to "Hyacinth Poole"
> Clause 4 says the notice period is three months. The landlord agreed to six weeks, so correct it. Clause 5 I've still got to talk to him about.
Change the notice period under "Clause 4" from "three months" to "six weeks"
> The speaker of Thursday's workshop fell ill. Thursday: Ruben Achter instead of Dr. Malik. Friday's workshop she'll hopefully give herself.
Change the speaker of the "workshop" on "Thursday" from "Dr. Malik" to "Ruben Achter"
> hello, I am working in the archive and my english is not so good. Box 12 stands now in Room K, before it stood in Room F. Box 13 is staying in Room F.
Change the room of "Box 12" from "Room F" to "Room K"
> timezone: Europe/Oslo. it was UTC and all the reports came two hours early. locale en_GB is fine!!
Change "timezone" from "UTC" to "Europe/Oslo"
> It was Councillor Brade who seconded the motion, in the minutes you'll find Councillor Trask. He only coughed.
Change "seconded" from "Councillor Trask" to "Councillor Brade"
> Nursery bed 4 has leeks, not onions. Bed 5 has onions. Someone wrote onions for both.
Change "bed 4" from "onions" to "leeks"
> Because of the strike the paper delivery comes on Thursday not on Tuesday this month. Milk as always on Tuesday.
Change the day of "paper delivery" from "Tuesday" to "Thursday"
> We hired Odile. She's for the Tuesday desk where it says "vacant". The Saturday desk is vacant too but stays so.
Change "Tuesday desk" from "vacant" to "Odile"
> It's Gate D for lorries over 7.5 tonnes. The sheet for drivers says Gate B. Smaller vans: Gate B, so that stays.
Change the gate of "lorries over 7.5 tonnes" from "Gate B" to "Gate D"
> The Wednesday tour guide quit this morning by text message. Wednesday: Cyril. It said Paloma. Paloma does carry on with Sunday, she writes.
Change "Wednesday" from "Paloma" to "Cyril"
> Put Fergus down for the tombola in place of me (Dilys). I can still do the cakes on the Sunday.
Change "tombola" from "Dilys" to "Fergus"
> the tea kitchen rota has Bogdan in week 9. Bogdan left for Bergen, so Mireille. In week 10 Mireille is already in, no change
Change "week 9" from "Bogdan" to "Mireille"
> Sir, in statutes.md paragraph 7: the annual fee is forty, no longer thirty-five. Students pay twenty just like before.
Change the annual fee under "paragraph 7" from "thirty-five" to "forty"
> location /old-blog should redirect to /journal, at the moment it points to /news. the /shop location is fine
Change the redirect of "/old-blog" from "/news" to "/journal"
> Emergency exit B is blocked till the works are over. In evacuation.md people of the second floor use exit C instead of exit B. First floor: exit A like always.
Change the exit of "second floor" from "exit B" to "exit C"
> it's not the crypt for handbells tonight and forever after, it's the vestry. the crypt is damp
Change the place of "handbells" from "crypt" to "vestry"
> aunt filippa no longer eats fish. the (pescatarian) behind her name has to become (vegan). 11 at the table as before
Change "aunt filippa" from "(pescatarian)" to "(vegan)"
> Title of my memoirs: "The Long Way to Threlby". I've dropped "A Miller's Tale", which is taken, my niece says. Chapter count remains 14.
Change "Title" from "A Miller's Tale" to "The Long Way to Threlby"
> Well, sixty pence is what a scone costs at the cricket tea. We can't do fifty pence any more with butter at that price. Tea itself, fifty pence, no change.
Change the price of "scone" from "fifty pence" to "sixty pence"
> It's half past six for the vigil, Father says. It isn't half past seven, that's Saturday's.
Change the time of the "vigil" from "half past seven" to "half past six"
> The Wednesday whist drive isn't at Doreen's, Doreen's hip is being done. Nora's, till Easter. Refreshments 1.50 as ever.
Change the place of the "Wednesday whist drive" from "Doreen's" to "Nora's"
> Hide and seek is no longer what the Beavers start with, it's "Captain's coming". Ends 18:30, same.
Change "start" from "Hide and seek" to "Captain's coming"
> Bonsai group, the juniper is watered each morning and the pine every third day. Pine's entry says every second day, juniper's entry is all right.
Change "pine" from "every second day" to "every third day"
> Supper on the last evening is a barbecue. We have it down as "buffet, cold", but look at the forecast. First evening: buffet, cold, yes.
Change the supper of the "last evening" from "buffet, cold" to "barbecue"
> Vegan symbol next to the lentil loaf, please: "(V)" becomes "(VG)" there. The quiche has egg, (V) it remains.
Change "lentil loaf" from "(V)" to "(VG)"
> My sister-in-law isn't allergic to nuts. It's mustard. Please correct that before she's served a mustard sauce for 30 guests!
Change "sister-in-law" from "nuts" to "mustard"
> At nineteen hundred hours the Morse class begins. It was eighteen thirty until the clocks changed. Frequency 144.725 stays tuned.
Change the start of the "Morse class" from "eighteen thirty" to "nineteen hundred"
> In place of Margery, Mavis reads the first lesson. Margaret reads the second, that's a third person, leave her
Change "first lesson" from "Margery" to "Mavis"
> Astronomy club's comet talk, 14 March, is given by Leopoldine. I know it reads Dr Quist. He's on 28 March with black holes and that's right
Change the speaker of the "comet talk" from "Dr Quist" to "Leopoldine"
> Hello! Cat-sitting: Miso, a spoon of wet food, evenings only. The list says mornings. Tofu: two spoons, that's right for both times.
Change "Miso" from "mornings" to "evenings"
> Gym induction for over-60s: Mondays 10 o'clock with Fabio. It's Fabio in the leaflet but on Wednesdays.
Change the day of "Gym induction for over-60s" from "Wednesdays" to "Mondays"
> The stopcock, should anyone flood us, is under the stairs, left. "Behind the washing machine", says our house-sitter sheet, but that's the one for the garden tap.
Change "stopcock" from "Behind the washing machine" to "under the stairs, left"
> can u make it so zeynep is on goals and farid on assists? they r both on assists now in stats crew
Change "zeynep" from "assists" to "goals"
> Please don't list Agnes Trow (me!) as "widowed". I'm "married" since the second of May. Name and membership no. 233 are as they were.
Change "Agnes Trow" from "widowed" to "married"
> Choir tour luggage tags: blue for sopranos, green for altos. Purple isn't available, it says purple for altos. Quantity: 14 and 12, which is written.
Change "altos" from "purple" to "green"
> Strike Tuesday's dumplings. Instead, leek tart. Wednesday's dumplings we do want!
Change "Tuesday" from "dumplings" to "leek tart"
> The walking stick, 25 ct gold handle, goes to Leander under my list of bequests, not Lysander. Lysander gets the barometer, as before.
Change "walking stick" from "Lysander" to "Leander"
> No one by the name of Croft has ever held key 5! It's Crofton. Key 6 is with Croft.
Change "key 5" from "Croft" to "Crofton"
> Line 3 of my poem: "the tide forgets" should be "the tide remembers". Line 8 "the tide forgets" is deliberate.
Change "Line 3" from "the tide forgets" to "the tide remembers"
> It's Wendeline who keeps the club's mower, and no more Mr Pask. His shed burnt. The roller he keeps at his nephew's, so "Mr Pask" is right for the roller.
Change "mower" from "Mr Pask" to "Wendeline"
> Kid 1: size M. Kid 2: size S!! you ordered M for both. T-shirts of the holiday club, 2 in all
Change "Kid 2" from "M" to "S"
> Hockey tour: the coach company's called Blue Pheasant, we've had Golden Pheasant in there, that's the restaurant in Oxley where we eat (table for 26).
Change "coach company" from "Golden Pheasant" to "Blue Pheasant"
> Winter jackets are in the attic trunk. The hall cupboard is where the summer hats are. (The where-is-what list has the jackets in the hall cupboard too.)
Change "Winter jackets" from "hall cupboard" to "attic trunk"
> two thirds of a cup of oil, NOT two cups. my brother made soup out of your carrot cake. carrots 3 is right
Change "oil" from "two cups" to "two thirds of a cup"
> Safety data: the glove type for nitric acid is butyl, latex is wrong and dangerous! For acetic acid the sheet's fine.
Change the glove type of "nitric acid" from "latex" to "butyl"
> Apprentices' plan: Week 40 is the paint shop for Nahla instead of welding, and for Kofi it's welding as planned.
Change "Week 40" under "Nahla" from "welding" to "paint shop"
> docker-compose once more: under backend the variable LOG_FORMAT is json, should be plain, and under frontend the variable LOG_FORMAT stays json
Change "LOG_FORMAT" under "backend" from "json" to "plain"
> Line 4 of the freight list, the destination is Kirkmoor not Kirkholm. 6 boxes is right. Line 5 goes to Kirkholm.
Change the destination of "Line 4" from "Kirkholm" to "Kirkmoor"
> hello from the night shift!! generator test is the first monday of the month not the last friday. fuel level 70 % we checked already
Change the date of the "generator test" from "last friday" to "first monday"
> As secretary of the board I note: "resolved unanimously" is false, it was "resolved with one abstention". Only under item 6, under item 2 it was unanimous indeed.
Change "item 6" from "resolved unanimously" to "resolved with one abstention"
> "Delivery note missing" — who is responsible, Yusra or Yves? Yusra. In the complaints list Yves is entered for it.
Change "Delivery note missing" from "Yves" to "Yusra"
> the person on call in week 14 is me (Ottilie). it says Reinhold there. in week 15 it says Reinhold too but rightly
Change "week 14" from "Reinhold" to "Ottilie"
> Makefile says CC = gcc, I'd like clang. CFLAGS stays exactly like that, it took us a week
Change "CC" from "gcc" to "clang"
> I, Leopold from accounts, must correct myself: cost centre 4410 is "Fleet", and not "Travel" as I told you. Cost centre 4420 is "Travel".
Change "cost centre 4410" from "Travel" to "Fleet"
`;
