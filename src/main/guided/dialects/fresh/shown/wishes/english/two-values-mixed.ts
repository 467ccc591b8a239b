/** Requests in English with one value set and another one changed. */
export const twoValuesMixedInEnglish = `
> Marta stepped down as secretary last night and Obi was voted in, so please fix committee.csv. Obi's mobile is 0555 310 447. The rest of the board is the same as before.
Change "secretary" from "Marta" to "Obi"
Set the mobile of "Obi" to "0555 310 447"
> hi! ben has moved. new address 14 Mill Lane, Oakby. his birthday's on the 9th of march, not the 8th. phone unchanged
Set the address of "ben" to "14 Mill Lane, Oakby"
Change the birthday of "ben" from "8th" to "9th of march"
> The title of the newsletter is wrong: it's "Harbour Notes", not "Harbor News". The editor is now Yusuf Grant.
Change the title of the "newsletter" from "Harbor News" to "Harbour Notes"
Set the editor of the "newsletter" to "Yusuf Grant"
> in docker-compose.yml the metrics service needs port 9090 instead of 9000 and image tag 2.4.1; the web service is untouched
Change the port of "metrics" from "9000" to "9090"
Set the image tag of "metrics" to "2.4.1"
> Little Leo's swimming moved to Wednesday, still 16:00. Piano is not on Wednesday any longer, it's on Thursday.
Set the day of "swimming" to "Wednesday"
Change the day of "Piano" from "Wednesday" to "Thursday"
> Set owner of the billing repo to team-otter, reviewers to 2. Someone had put team-heron as owner, that was a mistake.
Change the owner of "billing" from "team-heron" to "team-otter"
Set the reviewers of "billing" to "2"
> stalls.csv, stall 12 is Honey Hut (was Cheese Cart), fee for stall 9 is 40, the other fees remain
Change "stall 12" from "Cheese Cart" to "Honey Hut"
Set the fee of "stall 9" to "40"
> I want the tempo of track 3 at 96 bpm, and for track 5 the key is D minor, it was noted as F major by mistake.
Set the tempo of "track 3" to "96 bpm"
Change the key of "track 5" from "F major" to "D minor"
> The alarm code isn't 4471 any more, it's 9026, changed after the break-in. First key holder stays Mrs Yates; second key holder: Ravi.
Change "alarm code" from "4471" to "9026"
Set "second key holder" to "Ravi"
> flight got rebooked: BX 418 instead of BX 402, seat 22A, the hotel bit in trip.md doesn't change
Change "flight" from "BX 402" to "BX 418"
Set "seat" to "22A"
> i want to plant the leeks in march, not april. also broad beans: february. peas are ok where they are
Change "leeks" from "april" to "march"
Set "broad beans" to "february"
> my gluten free flour is now Doves Hill brand, 1.95 a bag, shop list says 1.60
Set the brand of "gluten free flour" to "Doves Hill"
Change the price of "gluten free flour" from "1.60" to "1.95"
> im doing the pub quiz sheet. round 3 is 80s films and round 5 geography. u put sports in 3
Change "round 3" from "sports" to "80s films"
Set "round 5" to "geography"
> the dog shampoo costs 7.95, the cat shampoo 8.45. i typed 79.5 for the dog one, lol
Change the price of the "dog shampoo" from "79.5" to "7.95"
Set the price of the "cat shampoo" to "8.45"
> hotel check-in isn't 14h, it's 15h, says their mail. check-out 11h ok. And booking number = HX-20931
Change "check-in" from "14h" to "15h"
Set "booking number" to "HX-20931"
> Quotation for the Brennans' hedge: 6 hours rather than 4 hours, at 28 an hour as agreed. Green waste removal goes to 45.
Change "hours" from "4" to "6"
Set "Green waste removal" to "45"
> Visa costs: 62 per adult. I was told 58 when I wrote down the budget. The insurance got more expensive also, 31 per head now.
Change "Visa" from "58" to "62"
Set "insurance" to "31"
> I just weighed the parcels. The one to Aunt Sigrid is 2.3 kg and the one to Kofi 0.9 kg. The customs form reads 3.2 kg for Sigrid's.
Change the weight of "Aunt Sigrid" from "3.2 kg" to "2.3 kg"
Set the weight of "Kofi" to "0.9 kg"
> Let Felicity have the solo in verse two. Rosamund has it in the file but she'd rather do verse four, which is free.
Change the solo in "verse two" from "Rosamund" to "Felicity"
Set the solo in "verse four" to "Rosamund"
> The marathon is 42.195 km, whoever wrote 42.915 in the training plan should go and run it. Long run on the 9th is 28 km.
Change "marathon" from "42.915" to "42.195"
Set "Long run" on "the 9th" to "28 km"
> In reading-corner.json, "open" should be false for Wednesday, and for Thursday "closes" is 17:30 instead of 18:30
Set "open" under "Wednesday" to "false"
Change "closes" under "Thursday" from "18:30" to "17:30"
> Passport of Lorcan: expires 4 Nov 2031. Passport of Lorna: expires 11 April 2027. His was noted as 4 Nov 2013, hers was missing.
Change the expiry of "Lorcan" from "4 Nov 2013" to "4 Nov 2031"
Set the expiry of "Lorna" to "11 April 2027"
> .card has padding 12px, make that 18px, and border-radius should be 6px. margin is ok
Change the padding of ".card" from "12px" to "18px"
Set the border-radius of ".card" to "6px"
> ticket 318 belongs to Svea, not to Gerald!! he's never even worked on the printer queue. priority high while you're at it
Change the owner of "ticket 318" from "Gerald" to "Svea"
Set the priority of "ticket 318" to "high"
> nginx.conf: client_max_body_size 20m → 64m. and worker_connections 2048. don't fiddle with the ssl block
Change "client_max_body_size" from "20m" to "64m"
Set "worker_connections" to "2048"
> Hi, I'm the new bookkeeper. Client 77 has a payment term of 14 days, not 30 days, and Client 79 gets a discount of 3 %. The other clients as before, thanks!
Change the payment term of "Client 77" from "30 days" to "14 days"
Set the discount of "Client 79" to "3 %"
> BOARD_SIZE should be 9 and let the player have 5 lives instead of 3, my little brother keeps dying. main.py
Set "BOARD_SIZE" to "9"
Change "lives" from "3" to "5"
> opening hours of the reading room: wednesday 10-18, it was 10-16. thursday's closed now. friday leave
Change "wednesday" from "10-16" to "10-18"
Set "thursday" to "closed"
> Loan 5082, the magic lantern: its return date is 9 October, not the 19th. The insurance value is 2,400. The lender's the same family as ever.
Change the return date of "Loan 5082" from "19th" to "9 October"
Set the insurance value of "Loan 5082" to "2,400"
> ultrafreezer.yaml has target_temp -70 but the protocol says -80, fix that, please. alarm_delay can be 10min
Change "target_temp" from "-70" to "-80"
Set "alarm_delay" to "10min"
> MAIL_PORT=587 instead of 25, MAIL_TLS=on. MAIL_HOST works, don't touch, it took me three days
Change "MAIL_PORT" from "25" to "587"
Set "MAIL_TLS" to "on"
> Project plan, phase "Testing": duration two weeks → three weeks, lead Anouk. Phase "Rollout" keeps its three weeks and keeps Bert.
Change the duration of "Testing" from "two weeks" to "three weeks"
Set the lead of "Testing" to "Anouk"
> Row 9 of the freight table: weight 18.4 kg. Carrier isn't Swiftmule but Heronpost. Destination you can leave, it's Dunmore anyway.
Set the weight of "Row 9" to "18.4 kg"
Change the carrier of "Row 9" from "Swiftmule" to "Heronpost"
> z-index of .modal: 900 please. .tooltip has 950 and should have 850, it's peeking over the modal
Set the z-index of ".modal" to "900"
Change the z-index of ".tooltip" from "950" to "850"
> The stud bull is called Ferdinand II, not Ferdinand, and his ear tag is 88-1204. (Ferdinand was his father and has no entry anymore.)
Change the name of the "stud bull" from "Ferdinand" to "Ferdinand II"
Set the ear tag of the "stud bull" to "88-1204"
> ENEMY_COUNT was 12, way too hard, 7. And the window title should be Frog Quest. background music file I already swapped
Change "ENEMY_COUNT" from "12" to "7"
Set "window title" to "Frog Quest"
> healthcheck interval from 10s to 30s for the queue container; retries 3 are ok; and restart: unless-stopped
Change the healthcheck interval of "queue" from "10s" to "30s"
Set the restart of "queue" to "unless-stopped"
> fonts: body font Georgia → Literata, code font stays. link colour teal
Change "body font" from "Georgia" to "Literata"
Set "link colour" to "teal"
> rate_limit 100/min is too generous. 40/min. burst 10. whitelist stays the same
Change "rate_limit" from "100/min" to "40/min"
Set "burst" to "10"
> Standup's at 9:10, since nobody is on time for 9:00 anyway. Demo on Wednesday stays at 15:00 but goes to the Pine Room.
Change the time of "Standup" from "9:00" to "9:10"
Set the room of the "Demo" on "Wednesday" to "Pine Room"
> On-call: week 31 Noemi, week 32 Patrice. Noemi had 32 before and nobody had 31.
Set "week 31" to "Noemi"
Change "week 32" from "Noemi" to "Patrice"
> sample S-19 was labelled "river, upstream", it's "river, downstream". S-20 upstream is correct. Volume of S-19: 250 ml
Change the label of "S-19" from "river, upstream" to "river, downstream"
Set the volume of "S-19" to "250 ml"
> min-height 100vh makes the page jump on my tablet. 100dvh is what we want there. And gap 24px in .grid
Change "min-height" from "100vh" to "100dvh"
Set the gap of ".grid" to "24px"
> order_by = "name" please and descending = false. I sorted by price for a customer and forgot to put it back
Change "order_by" from "price" to "name"
Set "descending" to "false"
> The new intern sits in room 305 and not 350 and gets badge 118. Her supervisor we'll decide on Monday.
Change the room of the "new intern" from "350" to "305"
Set the badge of the "new intern" to "118"
> It's me again, the one from the pottery. Stoneware clay is from Hollin Pits, not from Grange & Co, and 25 kg now costs 21.60.
Change the supplier of "Stoneware clay" from "Grange & Co" to "Hollin Pits"
Set the price of "Stoneware clay" to "21.60"
> const TAX = 0.19 is germany. we're in a place with 0.21. also CURRENCY should be CHF. ROUNDING leave
Change "TAX" from "0.19" to "0.21"
Set "CURRENCY" to "CHF"
> For the conference: my talk's title is "Moss, Mostly" and not "Mosses of the North", duration 20 min. The abstract I sent is final.
Change the title of the "talk" from "Mosses of the North" to "Moss, Mostly"
Set the duration of the "talk" to "20 min"
> Who still believes that the telescope night is in the quarry? Hasn't been since the fence went up. It's on Beacon Fell, meeting at 21:40.
Change the place of the "telescope night" from "quarry" to "Beacon Fell"
Set the meeting of the "telescope night" to "21:40"
> The life jackets: 4 adult ones are condemned, which leaves 11 adult. Kids' ones 9, all good. Flares expire 2029, I put 2026 from the old box.
Set "adult" to "11"
Change the expiry of "Flares" from "2026" to "2029"
> Sir Toby is played by Anselm, Feste by Rowena. The cast list says Rowena for Sir Toby; Feste was vacant.
Change "Sir Toby" from "Rowena" to "Anselm"
Set "Feste" to "Rowena"
> The cottage sleeps five, not six; the sofa bed collapsed under my brother. Our weekly price of 520 is unaffected, the dog fee isn't: 25.
Change "sleeps" from "six" to "five"
Set "dog fee" to "25"
> Mum's will-reminder: solicitor is no longer Pargeter & Son. Quill and Oakes, 0555 8812. Safe deposit box number 9 is where it always was.
Change "solicitor" from "Pargeter & Son" to "Quill and Oakes"
Set the phone of "Quill and Oakes" to "0555 8812"
> In D&D session 9 the party has 340 gold. 430, actually, we sold the wagon. And Thrag has 3 healing potions where it lists 5
Set "gold" to "430"
Change the healing potions of "Thrag" from "5" to "3"
> Swimming cap: red for level 2, yellow for level 3. Blue is level 1, that's printed right, level 3 isn't printed at all, and level 2 has green.
Change the cap of "level 2" from "green" to "red"
Set the cap of "level 3" to "yellow"
> What's Cousin Benno doing in the 2 pm slot of the photo booth, he drives the bus then. 2 pm is Yara; Benno gets the 4 pm slot, which nobody had.
Change "2 pm" from "Benno" to "Yara"
Set "4 pm" to "Benno"
> Bertrand isn't the emergency contact of Kaya any longer, her stepmum Solange is, 0555 2746
Change the emergency contact of "Kaya" from "Bertrand" to "Solange"
Set the phone of "Solange" to "0555 2746"
> Can you bump the bin reminder by an hour, from 19:00 to 20:00? The recycling reminder 19:00 is good as is. Bins = Tuesdays now.
Change the time of the "bin reminder" from "19:00" to "20:00"
Set the day of the "bin reminder" to "Tuesdays"
> We are out of "Dune Sparrow" cards for the birding bingo, 0 left; "Reed Heron" 13 left, it said 31
Set "Dune Sparrow" to "0"
Change "Reed Heron" from "31" to "13"
> Treasurer's correction: subscriptions brought 1,140.00 where it says 1,410.00, and postage cost 63.20. Hall hire 320.00 is right, I checked the receipt.
Change "subscriptions" from "1,410.00" to "1,140.00"
Set "postage" to "63.20"
> The seven of diamonds counts 10 in our house rules and the seven of clubs 5. seven of diamonds had 5 till now. other sevens nothing
Change "seven of diamonds" from "5" to "10"
Set "seven of clubs" to "5"
> The Sunday sermon's theme: "Bread for strangers", no longer "Bread for friends". Reader: Mrs Quaye. Collection for the roof, all the same.
Change "theme" from "Bread for friends" to "Bread for strangers"
Set "Reader" to "Mrs Quaye"
> the twins share: Bo has swimming on mon, Liv has gym on mon. bo quit. so bo gets chess on mon, 16:30
Change "Bo" on "mon" from "swimming" to "chess"
Set the time of "chess" to "16:30"
> Allotment water butt no. 2 leaks: status "leaking". No. 4's new tap is fitted, so its status is "ok" and not "tap missing". We've 5 butts in all.
Set the status of "no. 2" to "leaking"
Change the status of "No. 4" from "tap missing" to "ok"
> Regarding the photo contest: third place "Frost on Wire" by Ilka, not "Fog on Wire"; second place the judges changed to "Two Herons"; first as announced, 118 points.
Change "third place" from "Fog on Wire" to "Frost on Wire"
Set "second place" to "Two Herons"
> Sailing: high water 13:48. I'd copied 14:38 from the wrong day. Height 4.1 m... hang on, 4.4 m. Launch 12:00 stands.
Change "high water" from "14:38" to "13:48"
Set "Height" to "4.4 m"
> We had 3 applicants for 2 apprenticeships at the boatyard museum, anyway: Greta's Monday is now free and Ferdie does Monday and Tuesday. It's Greta on Monday in the plan.
Change "Monday" from "Greta" to "Ferdie"
Set "Tuesday" to "Ferdie"
> Nadezhda is the minute-taker from May, not Colm. Colm is chair, as before. Also the next meeting: 3 May, 17:00, library.
Change "minute-taker" from "Colm" to "Nadezhda"
Set "next meeting" to "3 May, 17:00, library"
> in i18n/en.json "btn_ok": "Okay" → "Save", "btn_back" value "Return". btn_cancel fine
Change "btn_ok" from "Okay" to "Save"
Set "btn_back" to "Return"
> We're charged 0.29 for the kilowatt hour since March and not 0.34. Base fee 11.50 per month, new too. Meter number same.
Change "kilowatt hour" from "0.34" to "0.29"
Set "Base fee" to "11.50 per month"
> Please set Thursday's cleaner to Ana and Friday's to Anna. I know, I know. Until now it was Anna on Thursday and nobody on Friday.
Change the cleaner on "Thursday" from "Anna" to "Ana"
Set the cleaner on "Friday" to "Anna"
> port: 5433!! not 5432, the old one belongs to the accounting db. user reporting_ro. host you don't change
Change "port" from "5432" to "5433"
Set "user" to "reporting_ro"
> [editor] font_size=13 is for young eyes. 16. [terminal] font_size may stay 13, I never look at it. and [editor] wrap=on
Change "font_size" under "editor" from "13" to "16"
Set "wrap" under "editor" to "on"
> Annual leave: Ulrich 12–23 Aug, was 5–16 Aug; Paz 5–16 Aug, hadn't handed in any. Okke didn't change his.
Change "Ulrich" from "5–16 Aug" to "12–23 Aug"
Set "Paz" to "5–16 Aug"
> smb.conf: workgroup SALTMARSH, the share scans needs read only = no, it was yes. On the share archive read only = yes is intended.
Set "workgroup" to "SALTMARSH"
Change "read only" under "scans" from "yes" to "no"
> Ticket to self, pyproject: bump pandas from 1.5.3 to 2.1.0, bump numpy to 1.26, pin nothing else
Change "pandas" from "1.5.3" to "2.1.0"
Set "numpy" to "1.26"
> Kindly amend the timetable: Herr Vogt's lecture is in H2 now (H3 is being painted) and begins at 9 c.t. rather than 10 c.t.
Set the room of "Herr Vogt's lecture" to "H2"
Change the start of "Herr Vogt's lecture" from "10 c.t." to "9 c.t."
> Storage unit B-17 is rented to the Halloran twins as of now, 62 a month. It's listed as empty. B-71 is empty, leave it
Change "B-17" from "empty" to "the Halloran twins"
Set the rent of "B-17" to "62"
> ok so in the ci file: stage deploy runs only on tags, not on main; timeout 45m; keep cache
Change "only" under "deploy" from "main" to "tags"
Set "timeout" under "deploy" to "45m"
> tuesday 11 to 12 is blocked in the meeting room list by Finance. it should be free, they moved to thursday 11 to 12
Change "tuesday 11 to 12" from "Finance" to "free"
Set "thursday 11 to 12" to "Finance"
> In the parts list the M4 screw's order number reads 33-0681. Two digits have jumped, it's 33-0618. Quantity of the M5 nuts: 500.
Change the order number of the "M4 screw" from "33-0681" to "33-0618"
Set the quantity of the "M5 nuts" to "500"
> Hm, DEFAULT_LANG=en_US. Should've been en_GB. TZ Europe/Dublin. Everything else in that .env works, I tried.
Change "DEFAULT_LANG" from "en_US" to "en_GB"
Set "TZ" to "Europe/Dublin"
> Oh dear, I've given the intern Zdenka the wrong start: 1 July. It's 15 July. Her end date on 30 September is right, and her mentor is Mr Falk rather than me.
Change the start of "Zdenka" from "1 July" to "15 July"
Set the mentor of "Zdenka" to "Mr Falk"
> mtu 1500 → 1420 in wg0.conf please, and under the peer "cabin" the allowed ips are 10.9.0.7/32. peer "boat" stays 10.9.0.8/32
Change "mtu" from "1500" to "1420"
Set "allowed ips" under "cabin" to "10.9.0.7/32"
> WORKERS=4 → 6, no sorry, 8. and QUEUE=fast. REDIS_URL stays
Change "WORKERS" from "4" to "8"
Set "QUEUE" to "fast"
> ALTER nothing, I only want the create script fixed: amount DECIMAL(6,2) becomes DECIMAL(9,2), and customer_no should be NOT NULL
Change the type of "amount" from "DECIMAL(6,2)" to "DECIMAL(9,2)"
Set "customer_no" to "NOT NULL"
> bump eslint-ish stuff: prettier 2.8.1 to 3.0.3, typescript to 5.2.2, leave jest alone, it's on 29 and that's fine
Change "prettier" from "2.8.1" to "3.0.3"
Set "typescript" to "5.2.2"
> terraform.tfvars: region eu-north-1 please. instance_count 2 is enough, we had 5 for the fair. keep the tags
Set "region" to "eu-north-1"
Change "instance_count" from "5" to "2"
> logging.json has "level": "trace" which eats 2 GB a day, set it to "info", and rotate true. max_files 7 was decided in the meeting, keep
Change "level" from "trace" to "info"
Set "rotate" to "true"
`;
