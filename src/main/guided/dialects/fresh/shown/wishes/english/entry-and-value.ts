/** Requests in English with an entry put in or taken out, and a value. */
export const entryAndValueInEnglish = `
> hey, the tea went up again, 2.80 now in menu.md. coffee stays where it is. oh and take the bean soup off, nobody orders it
Set the price of "tea" to "2.80"
Remove "bean soup"
> In the .env, DB_HOST should point to db2.internal, and please get rid of OLD_TOKEN completely, we haven't used it for a year.
Set "DB_HOST" to "db2.internal"
Remove "OLD_TOKEN"
> On 1 may we took 512, I forgot to enter it in takings.csv. And 4 may was 388 and not 838, typo.
Add "512" for "1 may"
Change "4 may" from "838" to "388"
> The lecture on Friday is cancelled, cross it out of the programme entirely. Saturday's lecture goes ahead, in the Blue Room instead of the Hall.
Remove "The lecture on Friday"
Change the room of the "lecture" on "Saturday" from "Hall" to "Blue Room"
> dad's blood pressure pills: two a day now, not one. the vitamin D is finished, no need to list it
Change "blood pressure pills" from "one" to "two"
Remove "vitamin D"
> Hello, I'd like "vegan" noted for the lentil stew, and its price lowered from 8.20 to 7.60. Nothing else on the lunch card changes.
Add "vegan" for "lentil stew"
Change the price of the "lentil stew" from "8.20" to "7.60"
> I'd like a new entry for Tuesday in the feeding plan, 2 scoops. And Friday shouldn't be 3 scoops but 1 scoop, the cat is getting round.
Add "2 scoops" for "Tuesday"
Change "Friday" from "3 scoops" to "1 scoop"
> bob is bringing plates, not napkins, and there's something to add under Drinks: ice cubes. Love, Gwen
Change "bob" from "napkins" to "plates"
Add "ice cubes" under "Drinks"
> Mum can't do the school run on Friday; Uncle Dev takes it. She can still do Monday. And "swimming bag" goes under Thursday, that's a new entry.
Change "school run" on "Friday" from "Mum" to "Uncle Dev"
Add "swimming bag" under "Thursday"
> You can scrap the section "Visitors from abroad" in the house guide. Quiet hours begin at 22:00 nowadays, it used to be 23:00.
Remove the section "Visitors from abroad"
Change the start of "Quiet hours" from "23:00" to "22:00"
> Would you mind putting "bring a torch" under Friday evening? And the place of the campfire is no longer the lake but the old quarry.
Add "bring a torch" under "Friday evening"
Change the place of the "campfire" from "lake" to "old quarry"
> in plan.md the picnic is on 14 June now, not the 7th, and Olga can't come, so take her off. the budget stays
Change the date of the picnic from "7th" to "14 June"
Remove "Olga"
> We have decided against the harp. So the harpist is out of the order of service, and instead of "Ode at Dusk" the entrance music is "Silver Fields".
Remove "harpist"
Change "entrance music" from "Ode at Dusk" to "Silver Fields"
> for our trip to the coast: the 9:52 train goes from platform 4 (was platform 6), and put "buy stamps" at the very end of the list
Change the platform of the "9:52 train" from "platform 6" to "platform 4"
Add "buy stamps" at the end
> The wine merchant no longer carries Castell Verde rosé. Off the list, please. And the Montrose red is 11.20 a bottle now.
Remove "Castell Verde rosé"
Set the price of the "Montrose red" to "11.20"
> I've sold the green canoe, so boats.csv can lose that one. The red canoe is for sale too, but unsold as yet, price down to 280.
Remove "green canoe"
Set the price of the "red canoe" to "280"
> This line about the paddling pool being open in the campsite leaflet, get rid of it. The sauna opens 16:00, it says 17:00.
Remove "paddling pool"
Change the opening of the "sauna" from "17:00" to "16:00"
> The stretch break is mandatory these days so the "(optional)" has to vanish, and it's ten minutes, formerly five minutes.
Remove "(optional)"
Change "stretch break" from "five minutes" to "ten minutes"
> You know what, forget the marquee. Delete marquee from the budget, raise food to 640 and leave flowers.
Remove "marquee"
Set "food" to "640"
> new pupil in the recorder group, Wilhelmina, place her after Theo on the register. Theo himself is now Group 2, not Group 1.
Add "Wilhelmina" after "Theo"
Change the group of "Theo" from "Group 1" to "Group 2"
> When I cook it, the polenta takes 35 minutes and never the 20 minutes you claim. Also please put "taste for salt" before "pour into the dish".
Change "polenta" from "20 minutes" to "35 minutes"
Add "taste for salt" before "pour into the dish"
> You can cross Lisbeth and Norbert off the carpool. Magnus drives on Wednesday in place of Norbert.. so no, don't cross Norbert, just change him to Magnus. Lisbeth, yes, off.
Remove "Lisbeth"
Change "Wednesday" from "Norbert" to "Magnus"
> mr whiskers takes half a tablet at night, HALF. the card says one. the morning one he has no more at all, take the morning line out
Change "night" from "one" to "half a tablet"
Remove "morning"
> i'm 11 and i made a club. rule 2 is dumb delete "no sisters" and rule 4 should be "bring biscuits"
Remove "no sisters"
Set "rule 4" to "bring biscuits"
> Fertiliser for the roses every 6 weeks, not every 4 weeks. Hydrangeas every 4 weeks is right. The slug pellets entry I'd like gone, we've hedgehogs.
Change "roses" from "every 4 weeks" to "every 6 weeks"
Remove "slug pellets"
> Sorry, sorry, the museum trip costs 8.50 for each child, I gave you 6.50 last time. And the packed lunch? Needn't be listed, they've a canteen.
Change the cost of the "museum trip" from "6.50" to "8.50"
Remove "packed lunch"
> There's an orphaned "TODO ask the vicar" in wedding-plan.md, he said yes, so please remove it. The rehearsal dinner is for 22 people, catering was told 18.
Remove "TODO ask the vicar"
Change "rehearsal dinner" from "18" to "22"
> hello, small thing. in vouchers.csv code SPRING10 is not valid anymore please delete, code MAY15 has a new expiry, 31 May
Remove "SPRING10"
Set the expiry of "MAY15" to "31 May"
> From the table of club officers, kindly erase the position "Entertainments officer" since nobody has wanted it for six years. The welfare officer is Mrs Dlamini as of now.
Remove "Entertainments officer"
Set "welfare officer" to "Mrs Dlamini"
> nappies are size 4 now :) she's growing. wipes, take them off, we got a crate from my mum
Set the size of "nappies" to "4"
Remove "wipes"
> add quiche to the potluck list, Sunniva is making it. like "quiche (Sunniva)". under Savoury. and Tobias switched from trifle to fruit salad
Add "quiche (Sunniva)" under "Savoury"
Change "Tobias" from "trifle" to "fruit salad"
> LOG_LEVEL=debug was only for hunting that bug last week. warn please. And SENTRY_DSN can go out of the .env, we don't use it
Change "LOG_LEVEL" from "debug" to "warn"
Remove "SENTRY_DSN"
> Radio Birchwood's Saturday schedule: Jazz Attic begins at 20:00 rather than 21:00, Owl Hour is off the air for good, News stays on the hour.
Change the start of "Jazz Attic" from "21:00" to "20:00"
Remove "Owl Hour"
> Hive 6 swarmed, there's nothing in it any more, delete it from hives.csv. And the queen of hive 2 is marked blue, not white.
Remove "Hive 6"
Change the queen of "hive 2" from "white" to "blue"
> no more glitter in the craft workshop!! remove it from the materials. and 30 glue sticks, last time 20 were not enough for the 28 kids
Remove "glitter"
Change the number of "glue sticks" from "20" to "30"
> upstream backend: server 10.0.0.12 is dead, delete that line. 10.0.0.21 needs weight 3
Remove "10.0.0.12"
Set the weight of "10.0.0.21" to "3"
> min-width 320px out, max-width 72rem in for .container. line-height is nice as it is
Remove "min-width" under ".container"
Set the max-width of ".container" to "72rem"
> new under Fixed in the changelog: "crash when the folder is empty". and the release date for 4.0.2 is 2031-03-08
Add "crash when the folder is empty" under "Fixed"
Set the release date of "4.0.2" to "2031-03-08"
> the due date for the tax thing is the 31st not the 30th, put also a line "ask Ms. Rook about the receipts" under Taxes
Change the due date of "tax" from "30th" to "31st"
Add "ask Ms. Rook about the receipts" under "Taxes"
> box-shadow on .panel: off with it entirely. The .panel background should be #f7f4ee.
Remove "box-shadow" under ".panel"
Set the background of ".panel" to "#f7f4ee"
> My desk neighbour is allergic, so in the plant-care plan the lilies go. The fern: water it every 3 days (we had every 5 days).
Remove "lilies"
Change "fern" from "every 5 days" to "every 3 days"
> The lambs' ear tags were ordered twice. Cut the second order, nr. 4482, from orders.csv and keep nr. 4479, quantity 60 there.
Remove "4482"
Set the quantity of "4479" to "60"
> Penalty per day late: 0.2 % instead of 0.5 %, we negotiated. And the clause "Exclusivity" must go completely or I'm not signing.
Change "Penalty per day late" from "0.5 %" to "0.2 %"
Remove the section "Exclusivity"
> Monday swim training is dropped altogether. Tuesday gets the hour, so Tuesday 18:00-20:00 where it reads 18:00-19:00.
Remove "Monday"
Change "Tuesday" from "18:00-19:00" to "18:00-20:00"
> The Thursday crèche has two carers, Jun and Wren. Jun is moving to the Friday crèche and Amadou comes in for her.
Change "Thursday crèche" from "Jun" to "Amadou"
Add "Jun" under "Friday crèche"
> hamlet the hamster has passed away... so pet list without him please. Peanut moves out of "small cage" and into "two-storey cage". Hazelnut stays in a small cage
Remove "hamlet"
Change the cage of "Peanut" from "small cage" to "two-storey cage"
> home brew log: OG 1.054. i wrote 1.045. FG not there yet, add "FG 1.012" at the end. yeast pitched at 19 degrees is ok
Change "OG" from "1.045" to "1.054"
Add "FG 1.012" at the end
> Basil died, sage didn't. In the windowsill chart cross basil out. And pot 4, empty so far, is chives.
Remove "basil"
Set "pot 4" to "chives"
> Knights' castle lego: 1,204 pieces in the box. I'd put 1,240. Missing: 2 flags. Please add "missing: 2 flags" after it
Change "Knights' castle" from "1,240" to "1,204"
Add "missing: 2 flags" after "Knights' castle"
> Hire of costumes is 85, deposit 40. I wrote 58 for the hire. Oh and "dragon tail" is missing from the list, add it after "dragon head", please
Change "Hire of costumes" from "58" to "85"
Add "dragon tail" after "dragon head"
> Canal boat: Lock 13 opens 8:00 to 16:00, it was 8:00 to 18:00 in summer. Lock 31 has no keeper. Add "windlass, 2" to the kit.
Change "Lock 13" from "8:00 to 18:00" to "8:00 to 16:00"
Add "windlass, 2" under "kit"
> For the museum's friends: the trip to Wexcombe Abbey costs thirty-two pounds, lunch included. The thirty-five pounds were with the boat, but the boat is cancelled, take it out.
Change the cost of "Wexcombe Abbey" from "thirty-five pounds" to "thirty-two pounds"
Remove "boat"
> Cancel the Pembury gig, every line that mentions Pembury. Then the fee for Ashcombe is 450, minus nothing; they'd offered 400 earlier.
Remove all of "Pembury"
Change the fee of "Ashcombe" from "400" to "450"
> 40 candles for the procession, 15 lanterns, and 1 torch for the marshals - the torch is new, add it after lanterns as "1 torch". Candles said 30, lanterns 15.
Change "candles" from "30" to "40"
Add "1 torch" after "lanterns"
> Add me to the canoe trip: "Tuva, 1 seat". And Ingolf's 2 seats are 3 seats, his mother's coming. Rucksacks max 12 kg.
Add "Tuva, 1 seat"
Change "Ingolf" from "2 seats" to "3 seats"
> Film club, row 6 with all its 10 seats is reserved for the Deaf Society from now on. Row 9's reservation is void, delete. Subtitles on for all screenings anyway.
Set "row 6" to "Deaf Society"
Remove "Row 9"
> prometheus.yml: scrape_interval 15s → 30s globally, but under job node it's 10s and stays 10s. add target 10.1.8.44:9100 under node
Change "scrape_interval" from "15s" to "30s"
Add "10.1.8.44:9100" under "node"
> HOME_DIR /home/piotr isn't there any longer: /home/backup. and his name, Piotr Zalewski, out of the on-call table with all his weeks
Change "HOME_DIR" from "/home/piotr" to "/home/backup"
Remove all of "Piotr Zalewski"
> Overtime list, mine (Tuva): 6.5 h in March should be 9.5 h, and April is missing: April, 3 h. Put it after March.
Change "March" under "Tuva" from "6.5 h" to "9.5 h"
Add "April, 3 h" after "March"
> I've cancelled the mobile contract for the Transit van's tracker, so contracts.csv can do without it. The trailer's tracker is 4.90 a month now, 5.90 before.
Remove "Transit van's tracker"
Change the price of the "trailer's tracker" from "5.90" to "4.90"
> Our auctions list, lot 88: estimate 300–400 down to 200–250; lot 89: withdrawn, delete; lot 90: nothing
Change the estimate of "lot 88" from "300–400" to "200–250"
Remove "lot 89"
> drop the old numbers, i.e. the column 2029, from the budget table. marketing 2031 is 8,500, it says 5,800
Remove the column "2029"
Change "2031" under "marketing" from "5,800" to "8,500"
> Gemfile: rails "7.0.4" becomes "7.1.2" , pg I leave to you, no wait, leave pg, sidekiq gets deleted
Change "rails" from "7.0.4" to "7.1.2"
Remove "sidekiq"
> pls replace the phone in the imprint: 0555 140 020 is the fax, the phone's 0555 140 010. and the opening line "We are delighted" out
Change "phone" from "0555 140 020" to "0555 140 010"
Remove "We are delighted"
> Where does the 99.00 come from? The setup fee is 79.00! And the line "Loyalty bonus" on the same offer I never granted, delete it. Maintenance 99.00 is right.
Change "setup fee" from "99.00" to "79.00"
Remove "Loyalty bonus"
> the cron line with rotate-cams.sh can go for good, the cameras got stolen lol. snapshot.sh from hourly to daily
Remove "rotate-cams.sh"
Change "snapshot.sh" from "hourly" to "daily"
> Concerning my travel expenses: it was 212 km on the 8th, while the form claims 221 km. Hotel 89.00 was correct. Parking 6.50 is missing, add it as last line: Parking 6.50.
Change "8th" from "221 km" to "212 km"
Add "Parking 6.50" at the end
> Position 2 on the quote is 350 m of cable, it says 250 m. And position 5, "scaffold hire", is dropped, the client has his own. Total I compute myself.
Change "Position 2" from "250 m" to "350 m"
Remove "scaffold hire"
> Table of chemicals: acetone cabinet 2 (was cabinet 1), ethanol cabinet 1 stays, toluene used up so strike it
Change the cabinet of "acetone" from "cabinet 1" to "cabinet 2"
Remove "toluene"
> can u make the column age gone in schema.sql and change the default of status, active to pending
Remove the column "age"
Change the default of "status" from "active" to "pending"
> package.json scripts: "start" ought to be "node server.js" rather than "node index.js", and "prestart" you can throw away
Change "start" from "node index.js" to "node server.js"
Remove "prestart"
> Minutes 17 June: the vote was 7 to 2, not 6 to 3, and Mr. Obuya abstained, which is missing: add "Abstention: Mr. Obuya" after the vote.
Change "vote" from "6 to 3" to "7 to 2"
Add "Abstention: Mr. Obuya" after "vote"
> the licence in the README is wrong, we're BSD-3-Clause, someone put MIT. While we're on it put "Contact: dev@snipe.example" at the very bottom
Change "licence" from "MIT" to "BSD-3-Clause"
Add "Contact: dev@snipe.example" at the end
> In the agenda, after "Safety report" I need "Fire drill: lessons, 10 min, Oskar". And "Lunch" from 12:00 to 12:20.
Add "Fire drill: lessons, 10 min, Oskar" after "Safety report"
Change "Lunch" from "12:00" to "12:20"
`;
