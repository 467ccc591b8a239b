/** Requests in English with two changes, of texts, places or comments. */
export const twoTextsOrPlacesInEnglish = `
> server.conf: listen on 8081 not 8080, and turn the debug log off - sorry, I mean comment it out, don't delete it
Change "listen" from "8080" to "8081"
Comment out "debug log"
> Could you bump max_players to 24 in the game config? While you're there: night_mode is commented out, I want it active again.
Set "max_players" to "24"
Uncomment "night_mode"
> My sister can't have walnuts, so use pumpkin seeds instead of walnuts all through the brownie recipe. And it's 180 g sugar, not 280 g, I nearly ruined a batch with that.
Replace "walnuts" by "pumpkin seeds"
Change "sugar" from "280 g" to "180 g"
> who put the hedge trimmer under Kitchen in inventory.csv?? it lives in Garden shed. also we only have 2 ladders, not 3
Move "hedge trimmer" from "Kitchen" to "Garden shed"
Change the number of "ladders" from "3" to "2"
> crontab - the weekly cleanup should run at 4:30 rather than 3:00, and the photo sync is broken so switch it off for now with a #
Change the time of the "weekly cleanup" from "3:00" to "4:30"
Comment out "photo sync"
> It's Zoe with no h in it — somebody wrote Zohe in the member list. She pays 35, the reduced fee.
Replace "Zohe" by "Zoe"
Set the fee of "Zoe" to "35"
> my supervisor complains the report says "utilise" all over the place. make it "use". And the deadline in the header is 12 April.
Replace "utilise" by "use"
Set "deadline" to "12 April"
> Please uncomment the feature flag new_checkout in flags.toml and comment out beta_banner. Don't touch dark_sidebar.
Uncomment "new_checkout"
Comment out "beta_banner"
> In the choir's song list "Morning Tide" comes after "Lantern Hill", not before it, and the encore should be "Slow River".
Move "Morning Tide" after "Lantern Hill"
Set "encore" to "Slow River"
> the retry job in the crontab runs every 5 minutes, make that every 20 minutes. And enable the "rotate logs" line, it's been commented since autumn
Change "retry job" from "every 5 minutes" to "every 20 minutes"
Uncomment "rotate logs"
> Her surname changed when she married: Ana Brook is Ana Castell now, in the whole staff file. Also she went from Sales to Finance, so put her there.
Replace "Ana Brook" by "Ana Castell"
Move "Ana Castell" from "Sales" to "Finance"
> could you move the fire extinguishers row so that it's directly above first aid kits, and there are 5 of them now
Move "fire extinguishers" before "first aid kits"
Set the number of "fire extinguishers" to "5"
> The trainee is spelled Mikkel, two k's. You've got Mikel in the rota and the phone list. His start is 2 August by the way, that's missing too.
Replace "Mikel" by "Mikkel"
Set the start of "Mikkel" to "2 August"
> Our landlord is Mr Stroud, letters/deposit.md says Mr Proud from top to bottom, how embarrassing. And the deposit was 900, not 950.
Replace "Mr Proud" by "Mr Stroud"
Change "deposit" from "950" to "900"
> the library shuts at 6 on fridays from now on, and there's a mistake in its mail address in index.html, it is books@ and not book@
Set the end of "fridays" to "6"
Replace "book@" by "books@"
> tom does the bins instead of kim from now on, move that over to him in jobs.yaml, and the stove check comes right before the shower
Move "bins" from "kim" to "tom"
Move "stove check" before "shower"
> The school choir tours to Brannock instead of Port Ellery. Please update that wherever the parents' letter speaks of it. And the cost isn't 140, it's 155.
Replace "Port Ellery" by "Brannock"
Change "cost" from "140" to "155"
> switch the porridge to overnight oats in the meal plan, all the days. also friday dinner fish pie
Replace "porridge" by "overnight oats"
Set the dinner on "friday" to "fish pie"
> Mum says: hamster cage cleaning goes from Sunday to Saturday, and it's my brother who does it. I'm so happy. His name is Levi.
Move "hamster cage cleaning" from "Sunday" to "Saturday"
Set "hamster cage cleaning" to "Levi"
> Kindly correct the obituary: he was born in Lisbon, not in London, and was a joiner, not a jailer. Heavens.
Replace "London" by "Lisbon"
Replace "jailer" by "joiner"
> Comment out rain_delay in the sprinkler config as long as the sensor is bust; and duration for zone 2 to 12 minutes. Zone 1 needs nothing.
Comment out "rain_delay"
Set the duration of "zone 2" to "12 minutes"
> Replace Sunday brunch by Sunday lunch on the hotel's menu pages, we don't open before noon now. The price is 26.
Replace "Sunday brunch" by "Sunday lunch"
Set the price of "Sunday lunch" to "26"
> There's an entry for a Mr Lindo with the phone 0555 720 015. The phone is okay, but he is a Mr Lindow, and he's a plumber rather than a painter.
Replace "Mr Lindo" by "Mr Lindow"
Change "Mr Lindow" from "painter" to "plumber"
> In budget.csv rename the column "misc." to "extras", and in the row for April put 210 under rent... sorry, 310.
Rename "misc." to "extras"
Set the rent of "April" to "310"
> our band name changed from Velvet Turnip to The Velvet Turnips. all the posters + the rider pls. call time 17:00
Replace "Velvet Turnip" by "The Velvet Turnips"
Set "call time" to "17:00"
> The porch light automation keeps waking the neighbours: comment out porch_motion. And dusk_offset from 15 to 30. Driveway light stays on.
Comment out "porch_motion"
Change "dusk_offset" from "15" to "30"
> Hi all, in the bell tower's alarms.yaml please hash out morning_peal while half of us are in Norfolk, evening_peal keeps ringing. And quarter_bells, which is hashed out at present, should ring again.
Comment out "morning_peal"
Uncomment "quarter_bells"
> Our school isn't St Brannoc's any longer, we merged and are Three Rivers Academy. It has to be changed in the uniform guide from start to finish; and the tie is navy, not maroon.
Replace "St Brannoc's" by "Three Rivers Academy"
Change "tie" from "maroon" to "navy"
> seedbank.sql: the column "qty" should be "packets", and there are 7 packets of Marvel of Venice, up from 5. don't rename variety
Rename "qty" to "packets"
Change the packets of "Marvel of Venice" from "5" to "7"
> crontab on the shop pc: the receipt printout should be at 21:15 (20:45 was too early, still customers). and activate the "lights off" line again pls, the # in front
Change the time of the "receipt printout" from "20:45" to "21:15"
Uncomment "lights off"
> Could "Feedback from parents" be the last point of the staff meeting? And "Playground duty" needs Mr Abara's name beside it instead of Mrs Whitlow's.
Move "Feedback from parents" to the end
Change "Playground duty" from "Mrs Whitlow" to "Mr Abara"
> The reply address in our fundraising letter ought to be give@owlrescue.example. As it stands there, info@owlrescue.example, everything lands with Gerald. P.S. signature: Maud Ellery, Chair
Replace "info@owlrescue.example" by "give@owlrescue.example"
Set "signature" to "Maud Ellery, Chair"
> Just had the tortoise measured: 21 cm, 1.4 kg. Last time he was 19 cm and 1.2 kg, that's what is in his health card. Next check stays in October.
Replace "19 cm" by "21 cm"
Replace "1.2 kg" by "1.4 kg"
> In the users table we need email as VARCHAR(190), it's VARCHAR(120) at the moment, and the column nick should be called display_name
Change the type of "email" from "VARCHAR(120)" to "VARCHAR(190)"
Rename "nick" to "display_name"
> Please correct minutes-0412.md: votes cast were 11, not 12, and Ms. Arlet sent her apologies, so she should be under Apologies rather than under Present.
Change "votes cast" from "12" to "11"
Move "Ms. Arlet" from "Present" to "Apologies"
> compose file: db image postgres:14 -> postgres:16, and comment adminer out. redis untouched pls
Change the image of "db" from "postgres:14" to "postgres:16"
Comment out "adminer"
> crontab: certificate renewal 03:10 → 02:40. the mail digest was commented out for the holidays, switch it on again
Change the time of "certificate renewal" from "03:10" to "02:40"
Uncomment "mail digest"
> What is called "loading bay 1" all over the site plan is "loading bay A" for everyone who works here. And pallet 14 holds 36 sacks since this morning.
Replace "loading bay 1" by "loading bay A"
Set the sacks of "pallet 14" to "36"
> sprint board: "fix login loop" from Doing to Done, "write tests" from Backlog to Doing. leave "dark mode" sitting where it is, poor thing
Move "fix login loop" from "Doing" to "Done"
Move "write tests" from "Backlog" to "Doing"
> rename the table cust to customers in schema.sql, also phone should be CHAR(15)
Rename "cust" to "customers"
Set the type of "phone" to "CHAR(15)"
> Please have "sign the lease" come first and "order the desks" after "measure the rooms". Otherwise we order the wrong desks again.
Move "sign the lease" to the top
Move "order the desks" after "measure the rooms"
> comment out the newsletter job in crontab until the 1st, and the invoice reminder goes from 08:00 to 09:30 since people are grumpy at eight
Comment out "newsletter job"
Change the time of the "invoice reminder" from "08:00" to "09:30"
> On the cover sheet I'm listed as "external". As of today I'm a permanent employee (hooray), personnel number 3308.
Replace "external" by "permanent employee"
Set "personnel number" to "3308"
> The reminder fee is €7.50 in the general terms, but €5.00 is what the court accepts. Also rename section "Delivery" to "Delivery and pickup".
Change "reminder fee" from "€7.50" to "€5.00"
Rename "Delivery" to "Delivery and pickup"
> Playlist for the morning show: move "Copper Kettle" after "Dawn Ferry", and "Goodbye Gus" to the very end. We already dropped "Rattlesnake Waltz".
Move "Copper Kettle" after "Dawn Ferry"
Move "Goodbye Gus" to the end
> hey can you kill the DEBUG line in the .env... no wait, not kill, just comment it. CACHE_DRIVER redis
Comment out "DEBUG"
Set "CACHE_DRIVER" to "redis"
> Could you rename getUsr to getUser in helpers.py? and PAGE_LIMIT is 100 over there, I'd go for 40
Rename "getUsr" to "getUser"
Change "PAGE_LIMIT" from "100" to "40"
> country_code NOT NULL was a mistake, please comment out that whole country_code line in schema.sql, and set the default of active to true
Comment out "country_code"
Set the default of "active" to "true"
> replace foo@oldmill.example with office@newmill.example, whole config, and from_name should be New Mill Office
Replace "foo@oldmill.example" by "office@newmill.example"
Set "from_name" to "New Mill Office"
> volumes: ./data:/var/lib/app should read ./appdata:/var/lib/app, same for nothing else. Container name: ledger
Replace "./data:/var/lib/app" by "./appdata:/var/lib/app"
Set "Container name" to "ledger"
> The password rotation job: every 90 days, was every 30 days. And the ldap sync, commented out during the migration, is to run again.
Change "password rotation" from "every 30 days" to "every 90 days"
Uncomment "ldap sync"
> Exhibit 22 is on loan until May so comment it out in exhibits.yml, don't lose it. Exhibit 23 takes position 4.
Comment out "Exhibit 22"
Set the position of "Exhibit 23" to "4"
> smtp under [alerts] should be mail2.osier.example. There's an smtp under [reports] too, keep off. While we're in [alerts]: the line quiet_hours was commented by someone, bring it back to life
Set "smtp" under "alerts" to "mail2.osier.example"
Uncomment "quiet_hours" under "alerts"
> i am 11 and i made a game. the hero is called Zog but i want Blix. everywhere. and START_COINS 50!!!
Replace "Zog" by "Blix"
Set "START_COINS" to "50"
> cookie_lifetime: 14d, was 90d because of me being lazy. also the key "samesite" is misspelt as "samsite", rename it
Change "cookie_lifetime" from "90d" to "14d"
Rename "samsite" to "samesite"
> Two spelling things: recieve → receive and seperate → separate, in manual.md. I'm sure there are others but my eyes hurt
Replace "recieve" by "receive"
Replace "seperate" by "separate"
> set -e should be active in deploy.sh again, I commented it out to test something. TARGET is prod-2
Uncomment "set -e"
Set "TARGET" to "prod-2"
> please comment in the [experimental] line fast_index, I want to try it. and comment out slow_index. the path of both is ok
Uncomment "fast_index"
Comment out "slow_index"
> I don't understand why the slide says Q3 everywhere. This is the Q4 review. Replace it, and the presenter is Ludmila.
Replace "Q3" by "Q4"
Set "presenter" to "Ludmila"
> pls stop calling the puppy "Puppy" in the vet file. he's Mortimer, microchip 940-22817
Replace "Puppy" by "Mortimer"
Set "microchip" to "940-22817"
> I owe Rafe 12, not the other way round!! debts.txt says rafe owes me 12. and Lin owes me 7
Replace "rafe owes me 12" by "I owe Rafe 12"
Set "Lin" to "owes me 7"
> Our Latin dance night isn't "Fuego" but "Fuego Lento", from 20:30, floor opens 20:00 as always
Replace "Fuego" by "Fuego Lento"
Set the time of the "Latin dance night" to "20:30"
> The thank-you letter ends "Yours in haste". That's rude, so "With warm regards". Date it 2 May.
Replace "Yours in haste" by "With warm regards"
Set "Date" to "2 May"
> For the christening the hymn isn't "Morning on the Weir", that one was last Sunday, but "Little Boat, Be Steady". And the godfather is spelt Ambrose, not Ambros.
Change "hymn" from "Morning on the Weir" to "Little Boat, Be Steady"
Replace "Ambros" by "Ambrose"
> Bring forward the pudding. I mean in the running order: it should stand before the speeches. And best man's speech: 5 minutes, he's down for 15 minutes.
Move "pudding" before "speeches"
Change "best man's speech" from "15 minutes" to "5 minutes"
> Hearing test for dad: Room 6, second floor. the letter i typed off says Room 9, first floor but they rang. 10:50
Replace "Room 9, first floor" by "Room 6, second floor"
Set the time of the "Hearing test" to "10:50"
> Puppet theatre: the crocodile's line "I'm only smiling" is replaced by "Those are my best teeth", and his hat is red not green. Duration stays 35 minutes.
Replace "I'm only smiling" by "Those are my best teeth"
Change "hat" from "green" to "red"
> Radishes in box 1 → box 3; lettuce, which was there in box 3, → box 1. Swap em, yes
Move "Radishes" from "box 1" to "box 3"
Move "lettuce" from "box 3" to "box 1"
> Grandma Lindqvist's cure is no longer "honey and onion", read "honey and thyme". It's a spoon every three hours; you'd put every two hours. For a week, correct.
Replace "honey and onion" by "honey and thyme"
Replace "every two hours" by "every three hours"
> Comment out holiday_mode in the aquarium's ini, we're back! and set the lamp to 10 hours not 6 hours. heater 25 ok
Comment out "holiday_mode"
Change "lamp" from "6 hours" to "10 hours"
> A stitch in the newsletter: the title "Needles at Dawn" is Gerda's joke and it has run its course. "The Quilters' Quarterly", if you please. Issue 12.
Replace "Needles at Dawn" by "The Quilters' Quarterly"
Set "Issue" to "12"
> We play the Hornets first and the Wasps second after all. Fixture 1 and Fixture 2 have to trade opponents. Kick-off both days 10:30, was 10:00.
Swap the opponents of "Fixture 1" and "Fixture 2"
Change "Kick-off" from "10:00" to "10:30"
> Juggling workshop: cap it at 16, previously 20. And rename "Advanced" to "Five balls and up". The 3-ball group is full at 20!
Change the cap of "Juggling workshop" from "20" to "16"
Rename "Advanced" to "Five balls and up"
> Open studio weekend: potter's name is Eleni Marchetti-Boyd, whichever leaflet says Elena Marchetti. And it's stall 9 where it says stall 19.
Replace "Elena Marchetti" by "Eleni Marchetti-Boyd"
Replace "stall 19" by "stall 9"
> Line dancing moves up in time: 6.45 pm, was 7.15 pm. Tap follows at 8 pm as it does now. And with the heading "Autumn" becoming "Winter" we're done.
Change the time of "Line dancing" from "7.15 pm" to "6.45 pm"
Rename "Autumn" to "Winter"
> Could the constant be spelled THRESHOLD instead of TRESHOLD? It's 0.75, keep that. STEP however 0.05 instead of 0.5
Rename "TRESHOLD" to "THRESHOLD"
Change "STEP" from "0.5" to "0.05"
> The client's now called Alderfly Ltd, Alderfly & Sons has been dissolved. All three letters. Their customer number: A-2209, it was A-1170
Replace "Alderfly & Sons" by "Alderfly Ltd"
Change "customer number" from "A-1170" to "A-2209"
> comment auth_basic back in on /intern, on /public comment it out, those are the two I mixed up last night
Uncomment "auth_basic" under "/intern"
Comment out "auth_basic" under "/public"
> ruby file. method calc_fee → fee_for, and inside it the 2.5 should be 2.75. calc_tax is not to be renamed
Rename "calc_fee" to "fee_for"
Replace "2.5" by "2.75"
> the makefile var VERSION from 1.0.9 to 1.1.0, "install" needs "build" before it, i mean, move the target build so it stands before install
Change "VERSION" from "1.0.9" to "1.1.0"
Move "build" before "install"
> sorry, me again.. the rename of the heading "Costs": not "Prices" as i said yesterday but "Fees". the file still has Costs. and setup fee = 40
Rename "Costs" to "Fees"
Set "setup fee" to "40"
> the word "blacklist" → "blocklist" throughout the docs, "whitelist" → "allowlist". the config keys were renamed by Tycho already
Replace "blacklist" by "blocklist"
Replace "whitelist" by "allowlist"
> 3 x 45 min isn't how the seminar's split; it's 2 x 70 min with a break of 20 min. The break was in there with 15 min.
Replace "3 x 45 min" by "2 x 70 min"
Change "break" from "15 min" to "20 min"
> The key is cache_ttl, not cacheTTL, no wonder it never worked! And set it to 900.
Rename "cacheTTL" to "cache_ttl"
Set "cache_ttl" to "900"
> The two footnotes "incl. VAT" and "excl. VAT" stand at the wrong prices. Swap them. The kiosk price rises from 3.40 to 3.60.
Swap "incl. VAT" and "excl. VAT"
Change "kiosk price" from "3.40" to "3.60"
> The job "sync_mirror" should have 03:45 as its time, "vacuum_db" I want off but not lost: comment it. All the others run well.
Set the time of "sync_mirror" to "03:45"
Comment out "vacuum_db"
> the struct field is spelled adress in three files. address please. also MAX_RETRY = 4
Replace "adress" by "address"
Set "MAX_RETRY" to "4"
> Employee handbook: whoever is sick reports by 8:30 (it reads 9:00) to the shift lead (it reads personnel office).
Replace "9:00" by "8:30"
Replace "personnel office" by "shift lead"
> The auditor wants full names. "R. Okoro" is "Roxana Okoro" in the signatures list, "R. Okafor" is "Rufus Okafor".
Replace "R. Okoro" by "Roxana Okoro"
Replace "R. Okafor" by "Rufus Okafor"
> sudo nothing, just edit: net.ipv4.ip_forward=1 is commented out in sysctl.conf, i need it active. vm.swappiness 60 → 10
Uncomment "net.ipv4.ip_forward"
Change "vm.swappiness" from "60" to "10"
> can you rename the target "all-clean" to "distclean" in the makefile and set PREFIX to /usr/local/otter? i had /usr/otter there
Rename "all-clean" to "distclean"
Change "PREFIX" from "/usr/otter" to "/usr/local/otter"
> Swap the columns "net" and "gross" in the summary table, and in the row for March the net is 4,870.
Swap the columns "net" and "gross"
Set the net of "March" to "4,870"
> i called a function doStuff, my teacher hates it. its name should be countVowels. and MAX_LEN 80 instead of 50 please
Rename "doStuff" to "countVowels"
Change "MAX_LEN" from "50" to "80"
> the telemetry line. comment it out, we aren't savages. channel = stable, was nightly
Comment out "telemetry"
Change "channel" from "nightly" to "stable"
> In items.sql rename the column descr to description and make the price of item 12 14.90, the price of 21 remains 12.40
Rename "descr" to "description"
Set the price of "item 12" to "14.90"
> The person for data protection is Frau Lindqvist, not Herr Bode, he's retired. Her extension is 227; his was 272, which is easy to confuse.
Replace "Herr Bode" by "Frau Lindqvist"
Change "extension" from "272" to "227"
> comments in config.lua: the autosave block is off since the crash. put it into operation again. And fps_cap 144
Uncomment "autosave"
Set "fps_cap" to "144"
> Good afternoon. The column "Remarks" ought to be headed "Notes for the driver". Also the van for tour 6 is the white one; the blue one is at the garage.
Rename "Remarks" to "Notes for the driver"
Set the van of "tour 6" to "white"
> hi, could the function parse_row in importer.py be called parse_record, and the constant CHUNK go from 500 to 200? the server chokes on it
Rename "parse_row" to "parse_record"
Change "CHUNK" from "500" to "200"
> crontab: put a hash in front of the thumbnails job, and take away the one in front of the backup-check job
Comment out "thumbnails"
Uncomment "backup-check"
> pls rename getPrice() to fetchPrice() and getStock() to fetchStock() in cart.js. getUser() no
Rename "getPrice()" to "fetchPrice()"
Rename "getStock()" to "fetchStock()"
`;
