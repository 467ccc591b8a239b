/** Requests in English with three changes of several kinds. */
export const threeChangesInEnglish = `
> I counted again: 46 chairs, 12 folding tables, and the projector isn't ours, it was borrowed, so it doesn't belong on the inventory
Set the number of "chairs" to "46"
Set the number of "folding tables" to "12"
Remove "projector"
> The bakery called: sourdough 4.20, spelt rolls 0.95, poppy plait discontinued. Everything else costs the same as last week.
Set the price of "sourdough" to "4.20"
Set the price of "spelt rolls" to "0.95"
Remove "poppy plait"
> tidy up todo.txt: "renew library card" is done so it can go, "book the boiler man" must move up to first place, and a new one for the bottom: "descale kettle"
Remove "renew library card"
Move "book the boiler man" to the top
Add "descale kettle" at the end
> Auntie May finally sent the real recipe, after thirty years of secrecy: three eggs rather than two, buttermilk wherever we had wrongly written whole milk, and oven temperature 170.
Change "eggs" from "two" to "three"
Replace "whole milk" by "buttermilk"
Set "oven temperature" to "170"
> menu.md: soup of the day is carrot ginger, 4.70, no more croutons
Set "soup of the day" to "carrot ginger"
Set the price of the "soup of the day" to "4.70"
Remove "croutons"
> Three things for the flyer: entry costs 6 now, doors open 18:30, and the tombola bit under Programme goes.
Set the price of "entry" to "6"
Set "doors open" to "18:30"
Remove "tombola" under "Programme"
> The key cache_ttl should really be called cache_seconds, with the value 600. And please remove "legacy_mode" altogether.
Rename "cache_ttl" to "cache_seconds"
Set "cache_seconds" to "600"
Remove "legacy_mode"
> The meeting room Oak has 12 seats, Birch has 8 seats, and Willow is closed for good, so delete it from rooms.json
Set the seats of "Oak" to "12"
Set the seats of "Birch" to "8"
Remove "Willow"
> dishwasher tablets and bin bags, both bought, off the list with them. Still need sponges, leave those. And add candles
Remove "dishwasher tablets"
Remove "bin bags"
Add "candles"
> Café card. Flat white 3.40, cortado 3.10 and a new line at the bottom: babyccino 1.20.
Set the price of "Flat white" to "3.40"
Set the price of "cortado" to "3.10"
Add "babyccino 1.20" at the end
> At the top of the potato salad it should say serves 8, and it takes 1.5 kg of potatoes, up from 1 kg. Pickles: same. Mayonnaise is now yoghurt, every time it's mentioned.
Set "serves" to "8"
Change "potatoes" from "1 kg" to "1.5 kg"
Replace "Mayonnaise" by "yoghurt"
> Fridge inventory: half a dozen eggs → a dozen eggs, butter 2 packs → 1 pack. I ate the leftover lasagne so that line goes.
Change "eggs" from "half a dozen" to "a dozen"
Change "butter" from "2 packs" to "1 pack"
Remove "lasagne"
> tidying up the toys list: lego is in the blue box, not the red box. dolls go in the red box from now on. puzzles 11 pcs missing so they get thrown out of the list
Change "lego" from "red box" to "blue box"
Set "dolls" to "red box"
Remove "puzzles"
> the food bank wants no more glass so strike "jam jars" + "pickles" from the donations list. tins of soup moves to the top cos its most needed
Remove "jam jars"
Remove "pickles"
Move "tins of soup" to the top
> Cat food: Tuna chunks, 24 tins in the cellar. Salmon chunks, 6 tins. And somebody gave us something new, so at the bottom a line of its own please: duck mousse, 10 tins
Set "Tuna chunks" to "24 tins"
Set "Salmon chunks" to "6 tins"
Add "duck mousse, 10 tins" at the end
> dance_class.ini [tango] room=Studio 2, max=18. [salsa] leave. also the line dj_fee is commented, we want it live
Set "room" under "tango" to "Studio 2"
Set "max" under "tango" to "18"
Uncomment "dj_fee"
> skis 170 cm for me not 160 cm, boots 27.5, helmet i have my own so take it out of the rental form
Change "skis" from "160 cm" to "170 cm"
Set "boots" to "27.5"
Remove "helmet"
> The seed drill's been sold to the Brandts, so it shouldn't be in machinery.csv. Next inspection for the baler: 3 June, for the mower: 10 June.
Remove "seed drill"
Set the next inspection of the "baler" to "3 June"
Set the next inspection of the "mower" to "10 June"
> lab journal: at the bottom please "pH meter: buffer solution renewed". the saline line has to say 0.10 M not 0.15 M, the student misread it. and "autoclave check" and "waste pickup" are in the wrong order, exchange those
Add "pH meter: buffer solution renewed" at the end
Change "saline" from "0.15 M" to "0.10 M"
Swap "autoclave check" and "waste pickup"
> for build.sh: OUT_DIR is /srv/build/out and JOBS is 8. I had VERBOSE commented out, that line should work again
Set "OUT_DIR" to "/srv/build/out"
Set "JOBS" to "8"
Uncomment "VERBOSE"
> "Confirm the caterer" and "Order the name tags" — put them under This week. "Call the florist" under This week I've finished, it can be deleted.
Add "Confirm the caterer" under "This week"
Add "Order the name tags" under "This week"
Remove "Call the florist" under "This week"
> PO 6651: quantity 400, unit cost 1.15 (they gave us the old price back). PO 6652 is cancelled, off with it.
Set the quantity of "PO 6651" to "400"
Set the unit cost of "PO 6651" to "1.15"
Remove "PO 6652"
> Minutes again: action item "get three quotes" is for Wilma, due 6 May. Action item "inform tenants" was done on the spot, delete.
Set "get three quotes" to "Wilma"
Set the due date of "get three quotes" to "6 May"
Remove "inform tenants"
> Our summer party checklist: "ask for the tent" comes off, Pirmin's uncle has one. "rent the grill" to the top. "beer benches (8)" as new item at the end.
Remove "ask for the tent"
Move "rent the grill" to the top
Add "beer benches (8)" at the end
> Add under Prerequisites: "a GitLab account", "Python 3.11 or newer". The line about Perl there is ancient, remove it.
Add "a GitLab account" under "Prerequisites"
Add "Python 3.11 or newer" under "Prerequisites"
Remove "Perl" under "Prerequisites"
> print.css: put the .sidebar rule in a comment, don't remove it. style.css: transition of nav feels sluggish with 0.4s, 0.15s please, and swap the colours of .tag-open and .tag-closed, red for open was a stupid idea of mine
Comment out ".sidebar"
Change the transition of "nav" from "0.4s" to "0.15s"
Swap the colours of ".tag-open" and ".tag-closed"
> Coworking list. Tobiah cancelled, so desk 11 is "free". Desk 12 goes to a Ms. Perpetua Lane. Locker 4 and locker 5 have got each other's codes, swap the codes. We are 16 members now but that isn't written anywhere.
Set "desk 11" to "free"
Set "Desk 12" to "Ms. Perpetua Lane"
Swap the codes of "Locker 4" and "locker 5"
> Ticket template: heading "Steps" → "Steps to reproduce". Remove "Browser" and add "Device" at the end. Ok that's all, have a nice weekend
Rename "Steps" to "Steps to reproduce"
Remove "Browser"
Add "Device" at the end
> no.14 on the trail map is "Witch's Well" and no.15 is "Hollow Oak". also a no.16 should be added at the end: "16 Ruined Kiln"
Set "no.14" to "Witch's Well"
Set "no.15" to "Hollow Oak"
Add "16 Ruined Kiln" at the end
> Gran's tablets have been rearranged: the white one moves from noon to evening, the pink one is finished, and the blue one is 20 mg in place of 40 mg. The capsule she takes at 7 is unaffected.
Move "white one" from "noon" to "evening"
Remove "pink one"
Change "blue one" from "40 mg" to "20 mg"
> movie night → Fri: "Paper Submarine", Sat: "The Goose Detective". Sunday's film is undecided. popcorn 2 bags to be added at the end
Set "Fri" to "Paper Submarine"
Set "Sat" to "The Goose Detective"
Add "popcorn 2 bags" at the end
> Band rider: no blue M-sweets, they don't make them any more. 6 towels rather than 4, still water 24 bottles, sparkling stays at 12 bottles
Remove "blue M-sweets"
Change "towels" from "4" to "6"
Set "still water" to "24 bottles"
> Jumper for Teddy: age 7-8, no! 9-10, he shoots up. Shoes size 34 now too, and the rubber boots that don't fit any longer are struck.
Set the jumper of "Teddy" to "9-10"
Set the shoes of "Teddy" to "34"
Remove "rubber boots"
> Under "Breakages" add "2 wine glasses". Under "Repairs" add "kettle, lid". The sieve under "Breakages" has been replaced, so remove it.
Add "2 wine glasses" under "Breakages"
Add "kettle, lid" under "Repairs"
Remove "sieve" under "Breakages"
> Honestly, who'd play the recorder sonata at a funeral. Out. The string quartet plays at 11:00, was 11:30, and the wake is at the Plough rather than the Anchor. Flowers as discussed.
Remove "recorder sonata"
Change the time of the "string quartet" from "11:30" to "11:00"
Change "wake" from "Anchor" to "Plough"
> nobody drinks the alcohol free beer so it goes. cola: 36 cans. juice: 18 cartons instead of 24 cartons. bbq is for 24 people
Remove "alcohol free beer"
Set "cola" to "36 cans"
Change "juice" from "24 cartons" to "18 cartons"
> Dorm list, class trip. Shanice goes from Dorm Fox to Dorm Badger, Mia from Dorm Badger to Dorm Hare, and Tilly, who was homesick, went home so remove her. 23 kids left.
Move "Shanice" from "Dorm Fox" to "Dorm Badger"
Move "Mia" from "Dorm Badger" to "Dorm Hare"
Remove "Tilly"
> For my sister's baby shower, balloons silver instead of pink (we don't know yet!!), 30 of them, and the games: drop "guess the name". Cake's booked with Nell, 45.
Change "balloons" from "pink" to "silver"
Set the number of "balloons" to "30"
Remove "guess the name"
> 3 x 12 squats. Not 3 x 20! My knee physio wants planks out, too, and "step-ups, 2 x 10" in under Legs
Change "squats" from "3 x 20" to "3 x 12"
Remove "planks"
Add "step-ups, 2 x 10" under "Legs"
> Moving day: piano at 8 o'clock first thing, boxes from 10 o'clock, beds last. The piano was at noon and the boxes at 8 o'clock in the old plan.
Change "piano" from "noon" to "8 o'clock"
Change "boxes" from "8 o'clock" to "10 o'clock"
Move "beds" to the end
> Kindergarten wish list: away with plastic animals, 2 sets of wooden blocks please add, and the picture books should be 10 rather than 6. Puzzles 4 is enough.
Remove "plastic animals"
Add "2 sets of wooden blocks"
Change "picture books" from "6" to "10"
> from my christmas baking list: cinnamon stars 2 trays→3 trays, vanilla crescents 4 trays→2 trays, the stollen I don't do this year. butter 1.5 kg's bought
Change "cinnamon stars" from "2 trays" to "3 trays"
Change "vanilla crescents" from "4 trays" to "2 trays"
Remove "stollen"
> We're a crew of 5 without Lachlan, so bow → Siân, stroke → Marek, cox as is. Lachlan himself comes off the list, get well soon mate
Set "bow" to "Siân"
Set "stroke" to "Marek"
Remove "Lachlan"
> the candle for tealights: burn time 4 h not 6 h, price 0.45 each, pack of 12 gone from the range
Change the burn time of "tealights" from "6 h" to "4 h"
Set the price of "tealights" to "0.45"
Remove "pack of 12"
> strip the debug toolbar out of settings.py: the line debug_toolbar only commented please, DEBUG False, ALLOWED_HOSTS crake.example
Comment out "debug_toolbar"
Set "DEBUG" to "False"
Set "ALLOWED_HOSTS" to "crake.example"
> the csv from the scale has columns w1 and w2; rename them to gross_kg and tare_kg. and kick operator_id for privacy
Rename "w1" to "gross_kg"
Rename "w2" to "tare_kg"
Remove the column "operator_id"
> feature flags: new_nav → true, old_nav → commented out, promo_bar → deleted, dark → stays
Set "new_nav" to "true"
Comment out "old_nav"
Remove "promo_bar"
> rename table bookings to reservations, its column pax to guests, and set the default of guests to 2
Rename "bookings" to "reservations"
Rename "pax" to "guests"
Set the default of "guests" to "2"
> nav width 220px. it was 260px. main max-width none → 68ch. and that float: left on img, please comment it out rather than delete
Change the width of "nav" from "260px" to "220px"
Change the max-width of "main" from "none" to "68ch"
Comment out "float: left" under "img"
> dnsmasq: dhcp-range 10.6.0.50 to 10.6.0.150 → 10.6.0.100 to 10.6.0.200, domain fen.example, log-queries commented out. cache-size as is
Change "dhcp-range" from "10.6.0.50 to 10.6.0.150" to "10.6.0.100 to 10.6.0.200"
Set "domain" to "fen.example"
Comment out "log-queries"
> In the vimrc somebody activated mouse support, comment "set mouse=a" out again; "set tabstop=8" → 4; comment "set number" in
Comment out "set mouse=a"
Change "tabstop" from "8" to "4"
Uncomment "set number"
> Retry logic: change max_attempts 3 → 5, delay_ms 200 → 400, and turn the commented-out jitter_ms line into a proper one
Change "max_attempts" from "3" to "5"
Change "delay_ms" from "200" to "400"
Uncomment "jitter_ms"
> js: rename the variable tmp2 to subtotal, the function sum3 to addShipping, VAT_RATE from 0.2 to 0.21
Rename "tmp2" to "subtotal"
Rename "sum3" to "addShipping"
Change "VAT_RATE" from "0.2" to "0.21"
> gitignore: add *.log and /dist at the end, dist/tmp is superfluous then so out
Add "*.log" at the end
Add "/dist" at the end
Remove "dist/tmp"
> vault.hcl — listener address 127.0.0.1:8200 → 0.0.0.0:8200, ui = true, and tls_disable I'd like commented out
Change "address" under "listener" from "127.0.0.1:8200" to "0.0.0.0:8200"
Set "ui" to "true"
Comment out "tls_disable"
> move the "Licence" section of the readme to the very end, "Credits" to right after "Usage", and kick "Screenshots"
Move "Licence" to the end
Move "Credits" after "Usage"
Remove the section "Screenshots"
> We've 3 lorries instead of 4 now. Lorry 4 (the green one) has been sold, delete it; lorry 2 gets Marek as its driver because Tibor, who drove number 4, takes lorry 3.
Remove "Lorry 4"
Set the driver of "lorry 2" to "Marek"
Set the driver of "lorry 3" to "Tibor"
> Listen 80 should come back to life in ports.conf, somebody put a hash before it. ServerName www.brindle.example, and ServerAdmin goes.
Uncomment "Listen 80"
Set "ServerName" to "www.brindle.example"
Remove "ServerAdmin"
> pls delete the whole legacy section of app.ini. In the section main set theme = slate & page_size = 40
Remove the section "legacy"
Set "theme" under "main" to "slate"
Set "page_size" under "main" to "40"
> Rename column "Amt" to "Amount", column "Cur" to "Currency", and row 31's amount, there, is 1,045.20 and not 1,054.20
Rename "Amt" to "Amount"
Rename "Cur" to "Currency"
Change the amount of "row 31" from "1,054.20" to "1,045.20"
> sqlite path = ./var/osprey.db (now ./osprey.db), journal = wal, and the pragma foreign_keys is commented out: in, please
Change "path" from "./osprey.db" to "./var/osprey.db"
Set "journal" to "wal"
Uncomment "foreign_keys"
> postgres 13 was end of life so 16 it is in compose, mongo we don't need, remove, and comment pgadmin out until i know the password
Change "postgres" from "13" to "16"
Remove "mongo"
Comment out "pgadmin"
> Three more for the snag list under Second floor: "door 2.08 sticks", "socket loose in 2.11" and "paint run by the lift". Ground floor is done.
Add "door 2.08 sticks" under "Second floor"
Add "socket loose in 2.11" under "Second floor"
Add "paint run by the lift" under "Second floor"
> pls comment the whole beta_banner line, uncomment the maintenance line, and set retry_after=1800
Comment out "beta_banner"
Uncomment "maintenance"
Set "retry_after" to "1800"
> The third-party list still contains libplover, we threw that out in winter. Remove it. libpewit got a new licence, Zlib, and version 1.4.
Remove "libplover"
Set the licence of "libpewit" to "Zlib"
Set the version of "libpewit" to "1.4"
> in the haproxy cfg, balance roundrobin → leastconn, maxconn 4000, and both lines of the server app3 out
Change "balance" from "roundrobin" to "leastconn"
Set "maxconn" to "4000"
Remove all of "app3"
> changelog: under Added put "dark theme", under Removed put "support for the old import format". The date of 0.7.0 is 2030-11-02.
Add "dark theme" under "Added"
Add "support for the old import format" under "Removed"
Set the date of "0.7.0" to "2030-11-02"
> hey, env file: the payment key lines i do alone. you do MAIL_FROM=hello@pipistrelle.example, MAIL_NAME=Pipistrelle Books, and delete MAIL_BCC
Set "MAIL_FROM" to "hello@pipistrelle.example"
Set "MAIL_NAME" to "Pipistrelle Books"
Remove "MAIL_BCC"
> Sort of urgent: feature_x on, feature_y off, and delete feature_z_old, the customer sees it. feature_z itself remains on
Set "feature_x" to "on"
Set "feature_y" to "off"
Remove "feature_z_old"
> sshd_config on the gate machine: PasswordAuthentication yes to no, MaxSessions 10 to 4, AllowAgentForwarding commented in. Port was done by Hal
Change "PasswordAuthentication" from "yes" to "no"
Change "MaxSessions" from "10" to "4"
Uncomment "AllowAgentForwarding"
> .env.staging → API_URL=https://staging.gullwing.example/v3, TIMEOUT=20, and comment out MOCK_PAYMENTS please
Set "API_URL" to "https://staging.gullwing.example/v3"
Set "TIMEOUT" to "20"
Comment out "MOCK_PAYMENTS"
> tsconfig: strict false→true, target es2017→es2021. outDir is okay. sourceMap is commented, switch that line on
Change "strict" from "false" to "true"
Change "target" from "es2017" to "es2021"
Uncomment "sourceMap"
> uncomment ipv6, then set dns1 to 10.8.0.1 and drop dns3. dns2 is the one from the provider so keep it
Uncomment "ipv6"
Set "dns1" to "10.8.0.1"
Remove "dns3"
> retention_days: 14 → 30 (legal says), prefix: nightly- → daily-, and encrypt which is commented out needs to be active
Change "retention_days" from "14" to "30"
Change "prefix" from "nightly-" to "daily-"
Uncomment "encrypt"
`;
