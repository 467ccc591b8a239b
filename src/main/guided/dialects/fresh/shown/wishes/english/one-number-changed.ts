/** Requests in English with one number, date or time changed. */
export const oneNumberChangedInEnglish = `
> the dentist appointment in calendar.ics got pushed from 3 June to 17 June, same time, 10:40
Change the date of the "dentist appointment" from "3 June" to "17 June"
> Why does it still say the large pizza is 11.50? It has been 12.90 since Easter. Small one is right.
Change the price of the "large pizza" from "11.50" to "12.90"
> timeout is 30 in the [upload] part, I need 90 there. The timeout under [download] must not change.
Change "timeout" under "upload" from "30" to "90"
> Kettle is £19 in the catalogue, the web page says £17. The £19 is correct so fix index.html. Toaster is alright.
Change the price of the "Kettle" from "£17" to "£19"
> Cinema list: the screening of "The Paper Boat" on Sunday is in Hall 2 instead of Hall 1; Friday's screening remains in Hall 1
Change the hall of "The Paper Boat" on "Sunday" from "Hall 1" to "Hall 2"
> The vet says Biscuit needs 80 g of kibble at breakfast, it was 110 g. Dinner's portion is unchanged.
Change "kibble" under "breakfast" from "110 g" to "80 g"
> Altos now come in at bar 24. Somebody noted bar 28 in rehearsal-notes.md and we all sat there looking silly. Sopranos at bar 12 is correct.
Change "Altos" from "bar 28" to "bar 24"
> The coach leaves at 7:10, not 7:40! Otherwise half of class 4b will be standing at the kerb. Return time 16:30 is as planned.
Change the departure of the "coach" from "7:40" to "7:10"
> Our treasurer noticed that the raffle brought in £318.50, whereas the minutes state £381.50. Would you put that right? The cake stall's £204 is accurate.
Change the amount of the "raffle" from "£381.50" to "£318.50"
> Not the 15:20 but the 15:50 ferry, darling, we'd never make the early one with the caravan. Change it in our plan, will you?
Change "ferry" from "15:20" to "15:50"
> The swimming gala has been shifted by the council to Saturday 21 February from Saturday 14 February; warm-up stays 8 o'clock sharp.
Change the date of the "swimming gala" from "Saturday 14 February" to "Saturday 21 February"
> There used to be a spare key with the Morrisons at number 9, they've moved to Spain, so the Pattersons at number 12 have it. House-sitter notes please.
Change "spare key" from "the Morrisons at number 9" to "the Pattersons at number 12"
> whoever wrote gran's birthday as 12 Jan, it's 21 Jan. she's 84 and she notices
Change the birthday of "gran" from "12 Jan" to "21 Jan"
> I'm fed up, the parking fee sign text still reads 3 € a day when it is 4 € since New Year. The weekly ticket at 18 € is right.
Change "parking fee" from "3 €" to "4 €"
> Vase, tall, was 24, now 19. Vase, short stays 14. Thanks, the owner
Change the price of "Vase, tall" from "24" to "19"
> sleeping bags 5!! not 4, baby Noor gets one too
Change "sleeping bags" from "4" to "5"
> The deposit for the hall is 150, I repeat, the deposit, not the rent. Rent stays 150 too, funnily enough. The file says the deposit is 100.
Change "deposit" from "100" to "150"
> Rowing club fees for 2025: juniors 48, seniors 96, family 180. Only the family one was wrong, it had 160.
Change "family" from "160" to "180"
> 6 a side on pitch B and 5 a side on pitch A, somebody typed 7 a side for B
Change "pitch B" from "7 a side" to "6 a side"
> we've got the new goalposts, so write "goalposts: 4" in the club inventory, it says 2. corner flags, still 3, one's missing
Change "goalposts" from "2" to "4"
> The Hartwell walk is 11 km, I measured it with the new watch. The leaflet has 9 km. The Combe walk, 14 km, agrees with the watch.
Change the length of the "Hartwell walk" from "9 km" to "11 km"
> Mr Tan's insulin is given at 07:30, previously 08:00; Mrs Tang's remains 08:00. Please be careful with these two names.
Change the insulin of "Mr Tan" from "08:00" to "07:30"
> The seedlings list: tomatoes were sown on 2 March, peppers on 20 Feb. Under peppers it says 2 March too and that's a copy mistake.
Change "peppers" from "2 March" to "20 Feb"
> the night feed in baby-log: 3:10 am 90 ml. i put 130 ml there, half asleep. the 6 am one is correct
Change the feed of "3:10 am" from "130 ml" to "90 ml"
> Dorothea's train arrives at 18:26 on the Thursday. The visitors' list has 16:28, I'd transposed it. Her brother arrives 16:28 indeed!
Change the arrival of "Dorothea" from "16:28" to "18:26"
> The kids' bedtime is 20:15 in the holidays, school nights 19:30 like always. The babysitter's sheet says 19:45 for the holidays.
Change the bedtime of the "holidays" from "19:45" to "20:15"
> the fosters.json has Bruno's weight at 12.4, weighed him today: 13.1. Brunello (other dog!) is 12.4, that's right
Change the weight of "Bruno" from "12.4" to "13.1"
> Table tennis: match 14 ended 3-2, we'd entered 2-3 by accident. Match 13 really was 2-3, alas. Yours, Mehmet
Change the result of "match 14" from "2-3" to "3-2"
> I told the class that the essay is due 22 November, but the course page says 20 November. Reading list untouched.
Change the due date of the "essay" from "20 November" to "22 November"
> Respected Sir, my roll number is 4417 and my name is Devika Rao. In result sheet my Physics marks are 58 but actual Physics marks are 85. Chemistry is correct.
Change the Physics marks of "Devika Rao" from "58" to "85"
> The salon's Friday is full so I gave Mrs Achebe Saturday at 9:30. She's in the book for Friday at 14:00. Colour and cut like always.
Change the appointment of "Mrs Achebe" from "Friday at 14:00" to "Saturday at 9:30"
> Greenhouse vents: open at 24 degrees and close at 18 degrees. It's 28 degrees and 18 degrees at present so the cucumbers cook.
Change "open" from "28 degrees" to "24 degrees"
> It has come to my attention that the apology letter to the Drummonds is dated 3 May. We're sending it on 6 May. Their name is spelled correctly, for once.
Change the date of the "apology letter" from "3 May" to "6 May"
> The physiotherapist told me to hold the side plank 20 seconds, and here it says 40 seconds!! No wonder it hurts. The bridge, 40 seconds, is right.
Change "side plank" from "40 seconds" to "20 seconds"
> The pond pump's on a timer, pump_start 05:30, pump_stop 22:00. I only want the stop changed, it was 23:00.
Change "pump_stop" from "23:00" to "22:00"
> my hourly rate goes up in january, 68 instead of 62 in quote-template.md. travel stays at 0.35 a km
Change "hourly rate" from "62" to "68"
> Dear assistant, shelf C4 is where the bubble wrap is stored these days. On the stock sheet it's still at B1, which cost me a quarter of an hour this morning.
Change the shelf of "bubble wrap" from "B1" to "C4"
> Milestone 2 slips by a week because the paint wouldn't dry: it's 22 August now instead of 15 August. Milestone 3 we can hold.
Change the date of "Milestone 2" from "15 August" to "22 August"
> max_upload_mb under [web] is 10, please 25; under [api] it's 10 as well and that one must stay 10!
Change "max_upload_mb" under "web" from "10" to "25"
> The cleaning firm raised its monthly fee from 310 to 340, put that into contracts.csv. End date stays 31 December, we only just renewed.
Change the monthly fee of the "cleaning firm" from "310" to "340"
> $accent is #e07a1f, I want it a bit calmer: #c96a14. $ink stays black
Change "$accent" from "#e07a1f" to "#c96a14"
> The tractor needs 12 litres of engine oil, not 10 litres, my father-in-law nearly burned it out. Filter number is correct.
Change "engine oil" from "10 litres" to "12 litres"
> On the timesheet for the Hartog project I noted 6.5 hours on 14 March; it was 8 hours, I forgot the evening call. The 15th is right.
Change "14 March" from "6.5 hours" to "8 hours"
> The reptile house closes at 16:30 in winter; winter.md says 17:00. The aquarium does close at 17:00.
Change the closing time of the "reptile house" from "17:00" to "16:30"
> Deposit clause: 25 % up front, no longer 40 %. I'd lose the client otherwise. Late payment interest remains 5 %.
Change "Deposit" from "40 %" to "25 %"
> I wrote the wrong catalogue number on the amber brooch: 1987.44, should read 1978.44. The number of the jade comb is really 1987.45.
Change the catalogue number of the "amber brooch" from "1987.44" to "1978.44"
> The retention policy in our privacy notice reads 24 months. The lawyer (very expensive) says it's 12 months. Thank you kindly.
Change "retention" from "24 months" to "12 months"
> Lunch break in the house rules is 12:15 to 13:00, somebody typed 12:30 to 13:00. The smokers' corner is fine where it is.
Change "Lunch break" from "12:30 to 13:00" to "12:15 to 13:00"
> What happened to the fire drill? It's on the 20th in the schedule, but everyone was told the 27th. The 27th is right!
Change the date of the "fire drill" from "20th" to "27th"
> price is NUMERIC(8,2) in the products table, should be NUMERIC(10,2). In the orders table leave price alone
Change the type of "price" under "products" from "NUMERIC(8,2)" to "NUMERIC(10,2)"
> Gallery 3: the label of the clay horse says 5th century. The professor insisted on 4th century, and she has the paper to prove it.
Change the label of the "clay horse" from "5th century" to "4th century"
> We pay the choir of volunteers 12 euros travel allowance from now on, 10 euros was the old sum; the guide fee is still 35 euros.
Change "travel allowance" from "10 euros" to "12 euros"
> The Friday backup should go to /mnt/vault2 instead of /mnt/vault1. The daily backup has room enough on vault1.
Change the target of the "Friday backup" from "/mnt/vault1" to "/mnt/vault2"
> Good morning, in the visitor statistics for July you'll find 1,209, it must be 1,290. August with 1,312 is correct. Kind regards, Museum office
Change "July" from "1,209" to "1,290"
> Sorry!! I told you room 2.14 for the kick-off, but I looked at the wrong door. 2.41! The retro is in 2.14, that's right.
Change the room of the "kick-off" from "2.14" to "2.41"
> In the hen house log, 23 may, it says 61 eggs. my granddaughter counted 16 and she is very exact.
Change "23 may" from "61" to "16"
> The shuttle to the depot leaves at 6:45 and 14:15. The afternoon one was at 14:00 before, the morning one hasn't moved.
Change the time of the "shuttle" from "14:00" to "14:15"
> 0.8 mm is the tolerance on the drawing notes for the flange?? It's 0.08 mm!! The tolerance for the bracket really is 0.8 mm.
Change the tolerance of the "flange" from "0.8 mm" to "0.08 mm"
> The school class from Wick is coming with 19 children, not 26, so 19 for the tour at 10:30; the tour at 13:00 has 26 still.
Change the children of the "tour at 10:30" from "26" to "19"
> 1 pound is 0.4536 kg, in my converter script it says KG_PER_POUND = 0.4356, no wonder the parcels are too heavy
Change "KG_PER_POUND" from "0.4356" to "0.4536"
> Who gave the interns 45 hours a week? It's 35 in their contract, intern-contract.md. Pay is okay, 1,150.
Change "hours" from "45" to "35"
> Vet visit: Juniper the mare on 2 July, she was down for 12 July. The gelding's visit hasn't been moved.
Change the vet visit of "Juniper" from "12 July" to "2 July"
> Cold store 1 was at 4.5 °C on Monday, I had noted 45 °C, ha. Tuesday is plausible.
Change the temperature of "Cold store 1" on "Monday" from "45 °C" to "4.5 °C"
> We agreed a cancellation fee of 15 % with the venue, from 14 days before the event. The draft has 30 %. The 14 days are right.
Change "cancellation fee" from "30 %" to "15 %"
> Release plan: feature freeze 3 May, code freeze 17 May, release 24 May. Only the code freeze is different, it said 10 May.
Change "code freeze" from "10 May" to "17 May"
> The well pump runs from 5:30 to 6:15 now, 45 minutes are enough, it was from 5:00 to 6:30. Greenhouse pump don't touch!
Change "well pump" from "5:00 to 6:30" to "5:30 to 6:15"
> Board meeting: starts 17:30 instead of 18:00 so that Mrs Nwosu catches her train at 20:05. Place as before.
Change the start of "Board meeting" from "18:00" to "17:30"
> Professor Ekholm's office hour is Tue 14-15, it's Prof. Ekdahl who has Tue 13-14. So just Ekholm, he's listed with Mon 14-15.
Change the office hour of "Professor Ekholm" from "Mon 14-15" to "Tue 14-15"
> 8 Tanner's Row isn't Uncle Bastian's address any longer. 31 Lark Hill is.
Change the address of "Uncle Bastian" from "8 Tanner's Row" to "31 Lark Hill"
> 0555 3380 reaches the piano tuner now, 0555 3308 was a typing error of mine
Change the phone of the "piano tuner" from "0555 3308" to "0555 3380"
> That 6 in front of "folding chairs" is a 9 really
Change "folding chairs" from "6" to "9"
> 52 Chalk Lane, flat 3b: there you'd find the Petridis family these days. Not in the caravan.
Change the address of the "Petridis family" from "caravan" to "52 Chalk Lane, flat 3b"
> Hi, dad here. The airport run: pick-up at terminal 2, I wrote terminal 1 because that's where we always go. 5:30 holds.
Change "pick-up" from "terminal 1" to "terminal 2"
> My blood pressure on the 6th: 138 over 84, written 138/84. There's 183/84 in the log, doctor nearly called an ambulance. The 7th was 141/80, that's in.
Change "the 6th" from "183/84" to "138/84"
> Please make the paint for the hall "Barley White 03". It was "Barley White 30", which is nearly brown. The landing gets 30, on purpose.
Change the paint of the "hall" from "Barley White 30" to "Barley White 03"
> who put rabbit food at 8.99. its 9.89
Change the price of "rabbit food" from "8.99" to "9.89"
> Tent pitch 17 with view of the loch is what the Jansens booked, pitch 71 by the toilets is what they were given. Please make it right, they are very upset.
Change the pitch of "Jansens" from "71" to "17"
> the baby's bottle is 150ml every 4 hrs from today. 120ml every 3 hrs was the newborn schedule. vitamin d 1 drop same
Change "bottle" from "120ml every 3 hrs" to "150ml every 4 hrs"
> Row 30 of the shawl chart: 7 stitches between markers, I count 7, not 9. Row 32 has 9 and that's correct.
Change "Row 30" from "9" to "7"
> So, the carnival float: 5 m high is over the limit of 4.2 m. We'll build 4 m. width 2.5 m is allowed and is what's written
Change the height of the "carnival float" from "5 m" to "4 m"
> the seed swap table number for Ingrid's beans = 12 & for Ottoline's squash = 21, u had both on 12, tomatoes table 3
Change the table number of "Ottoline's squash" from "12" to "21"
> Mr Featherstonehaugh's ferret show entry: class 7, hob, under 1 year. He's entered in class 3. Cage number 18 stays his.
Change the class of "Mr Featherstonehaugh" from "class 3" to "class 7"
> Tell the family tree that Rosalind married Ulric in 1926 (as opposed to 1929). Their child Edda, 1929, is there.
Change the marriage of "Rosalind" from "1929" to "1926"
> 0555 1992 rings at the vicarage. It must not be there under "caretaker", the caretaker's is 0555 1929
Change the phone of "caretaker" from "0555 1992" to "0555 1929"
> Quorum for the garden trust is 11, Mr Fenwick maintains. Mr Fenwick is wrong, it's 15. The bylaws page has his 11 of course.
Change "Quorum" from "11" to "15"
> Alpine hut trip: the cable car's last descent 16:40, in summer 17:40. The sheet gives 17:40 and it's winter. We're 8, two cars.
Change "last descent" from "17:40" to "16:40"
> Petanque, quarter-final 2: Les Boules beat The Jacks 13 to 11, not 13 to 9. Semi-final Saturday at 10, known to all.
Change "quarter-final 2" from "13 to 9" to "13 to 11"
> The flight home is on the 22nd at 06:55, BA-something, whatever; only the time is wrong, 05:65 can't exist, can it
Change the time of the "flight home" from "05:65" to "06:55"
> First they said hall 3, then hall 5. It's hall 5 for the reptile fair, definitely, and our sheet still has hall 3.
Change the hall of the "reptile fair" from "hall 3" to "hall 5"
> Solveig, Fjordgata 2: that's where the cabin key hangs. It's no longer "Bjarne, Fjordgata 12", who's sold up. Spare key under the 3rd stone, shh.
Change "cabin key" from "Bjarne, Fjordgata 12" to "Solveig, Fjordgata 2"
> Year of the first fete: 1958. I've been told it was 1968 and wrote it but Mr Akintola has the poster. 66 stalls then, imagine.
Change "Year of the first fete" from "1968" to "1958"
> Is it 5 ml of cough syrup? The chemist says 2.5 ml for her weight of 13 kg. Twice daily is right. Fix the fridge note please
Change "cough syrup" from "5 ml" to "2.5 ml"
> 18 degrees in the nursery is what the midwife recommends. What you'll find in our list is twenty-one degrees. The living room at twenty-one is comfortable.
Change "nursery" from "twenty-one degrees" to "18 degrees"
> Lucky dip, 20p a go. That was 10p, and I know people will grumble. The tin can alley is 50p still.
Change "Lucky dip" from "10p" to "20p"
> 17 Orchard View has no Lammers any more; they're at 71 Orchard View since Candlemas. Funny, I know. Parish magazine round, 2 copies.
Change the address of "Lammers" from "17 Orchard View" to "71 Orchard View"
> 8.50 is ancient history; a boy's haircut costs 11 in the village hall now, it being Lorna who cuts. Girls 14, as it's written.
Change "boy's haircut" from "8.50" to "11"
> The alto recorder lies in cupboard 4, the tenor recorder in cupboard 2, so says Ines who put them there. Our list puts the tenor in cupboard 4 too.
Change "tenor" from "cupboard 4" to "cupboard 2"
> "Ask Mo" isn't helpful as the answer to "Who has the trailer?" Put "Mo, 0555 4120, weekdays after 5". "Ask Mo" for the winch can stay until he tells me.
Change "Who has the trailer?" from "Ask Mo" to "Mo, 0555 4120, weekdays after 5"
> 240 pages, softcover, 17.50 – the data of the atlas in catalogue.csv. Only the price was wrong: 15.70.
Change the price of the "atlas" from "15.70" to "17.50"
> input border is 2px solid black. thinner pls, 1px solid #888. select has the same border but leave it thick
Change the border of "input" from "2px solid black" to "1px solid #888"
> Would you mind making Dr. Sorrel's consultation 20 minutes long? It's 15 minutes in the table, which she overruns. Dr. Sorley keeps 15 minutes.
Change the consultation of "Dr. Sorrel" from "15 minutes" to "20 minutes"
> We were billed 3 months of hosting at 22, correct is 2 months. It's in the list of expenses, hosting: 3 months.
Change "hosting" from "3 months" to "2 months"
> the three servers in hosts.txt: alpha 10.50.1.1, beta 10.50.1.2, gamma 10.50.1.3. only gamma changed, it was 10.50.1.9
Change "gamma" from "10.50.1.9" to "10.50.1.3"
> "approved" isn't what I said about the new forklift! I said "approved if under 20,000". Please correct the minutes, item 7.
Change "item 7" from "approved" to "approved if under 20,000"
> One of the bylaws' numbers is off. A quorum is 9 members, not 7. We need 7 for a special motion, that's a different paragraph.
Change "quorum" from "7" to "9"
> 8 m/s is the wind limit for the crane, that's law. Whoever wrote 12 m/s in the checklist should talk to me. Ladder work limit as it stands.
Change the wind limit of the "crane" from "12 m/s" to "8 m/s"
> The works outing costs 35 per head, no longer 30, since we're 22 and the bus takes 24. Drinks 8, unchanged.
Change the cost of the "works outing" from "30" to "35"
> It's room 0.17 where the plotter paper is, not 1.07. The sheet "Where is what" has it wrong. Toner is in 1.07.
Change the room of the "plotter paper" from "1.07" to "0.17"
> vat is 7 percent on books. invoice template has 19 percent for the atlas, correct that. the globe has 19 percent and should
Change the vat of the "atlas" from "19 percent" to "7 percent"
> 48 is the number of seats on the small coach. In the transport table it has 84. Big coach: 84, correct.
Change the seats of the "small coach" from "84" to "48"
> time sheet: on wednesday I worked 7:45–16:15 and not 8:45–16:15, the gate log proves it. greetings, Florian P.
Change "wednesday" from "8:45–16:15" to "7:45–16:15"
> delivery schedule: bakery 5:30, hospital 6:10, school 7:00. only the hospital is new, there was 6:40. the other two are just so you see the route
Change "hospital" from "6:40" to "6:10"
> memory: 512M isn't enough for the indexer service any more, give it 1G. frontend keeps 512M
Change the memory of "indexer" from "512M" to "1G"
> 10.20.0.5 is the gateway now, dns stays 10.20.0.2. In the network sheet the gateway is 10.20.0.1
Change "gateway" from "10.20.0.1" to "10.20.0.5"
> Dear colleague, the hourly rate for Mr. Tancredi is 74.00 as of this month. The list has 71.50. Ms. Tancredi, his wife, remains at 71.50.
Change the hourly rate of "Mr. Tancredi" from "71.50" to "74.00"
> On the price sheet for walk-in customers the A3 colour copy has 0.90. It has cost 1.10 since the paper got dearer. The A4 colour copy is right at 0.60.
Change the price of the "A3 colour copy" from "0.90" to "1.10"
> Ruthven & Daughters pay within 21 days now, before it was 14 days. Please put it in debtors.csv; their credit limit, 5,000, hasn't changed.
Change the payment term of "Ruthven & Daughters" from "14 days" to "21 days"
> The swimming-pool plant room log: chlorine at 8:00 was 0.6, I wrote 6.0 and got the chief's attention. pH fine.
Change the chlorine of "8:00" from "6.0" to "0.6"
> nightly build should run at 0 2 * * * and not 0 4 * * *; the weekly one at 0 4 * * 0 don't you dare
Change "nightly build" from "0 4 * * *" to "0 2 * * *"
> nope, it isn't Pier 3 where container 7714 stands, it's Pier 5. 7741 is at Pier 3.
Change the pier of "7714" from "Pier 3" to "Pier 5"
> proxy_read_timeout from 60s up to 180s under location /reports; same directive under location / is good at 60s
Change "proxy_read_timeout" under "/reports" from "60s" to "180s"
> the petty cash book has coffee 18.20 on 3 May, but the receipt says 12.80. milk 4.15 is right
Change "coffee" on "3 May" from "18.20" to "12.80"
> the ssh config entry for host attic has HostName 192.168.4.20, since the new router it's 192.168.7.20. host cellar keeps its address
Change "HostName" under "attic" from "192.168.4.20" to "192.168.7.20"
> compose.yaml, service web: the port mapping 8080:80 clashes with the printer thing so 8090:80. service docs has 8081:80, that's ok
Change the port mapping of "web" from "8080:80" to "8090:80"
> Invoice 3071, third position: 14 hours at 58 each, not 12 hours. The rate was right and so was the number of trips, 2.
Change "third position" under "Invoice 3071" from "12 hours" to "14 hours"
> 7200 is what session_ttl should be. It says 3600 and people are thrown out in the middle of their tax form
Change "session_ttl" from "3600" to "7200"
> [mysqld] max_connections 151 → 300. The same thing under [mysqld_test] can stay at 151.
Change "max_connections" under "mysqld" from "151" to "300"
> line-height 1.4 in p.lead, I'd say 1.65. in p.note it's 1.4 also and looks good there so hands off
Change "line-height" under "p.lead" from "1.4" to "1.65"
> why on earth is keepalive 65 in the proxy config, I said 15! gzip_level 6 was right
Change "keepalive" from "65" to "15"
> Depot Nord closes at 18 h, not at 17 h. Depot Süd really does close at 17 h (I asked twice). Table in depots.md
Change the closing time of "Depot Nord" from "17 h" to "18 h"
> Thursday's stocktake begins 06:30 according to the boss. The schedule thinks 07:30. Friday's at 07:30 it's correct.
Change the start of the "stocktake" on "Thursday" from "07:30" to "06:30"
`;
