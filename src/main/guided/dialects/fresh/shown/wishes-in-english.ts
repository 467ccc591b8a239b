/** Requests for changes to files that nobody has, as people make them in English, and what they want, one plain command for each change. What is only said to stay, or why, is none. */
export const wishesInEnglish = `
> hey, the tea went up again, 2.80 now in menu.md. coffee stays where it is. oh and take the bean soup off, nobody orders it
Set the price of "tea" to "2.80"
Remove "bean soup"
> Marta stepped down as secretary last night and Obi was voted in, so please fix committee.csv. Obi's mobile is 0555 310 447. The rest of the board is the same as before.
Change "secretary" from "Marta" to "Obi"
Set the mobile of "Obi" to "0555 310 447"
> server.conf: listen on 8081 not 8080, and turn the debug log off - sorry, I mean comment it out, don't delete it
Change "listen" from "8080" to "8081"
Comment out "debug log"
> Could you bump max_players to 24 in the game config? While you're there: night_mode is commented out, I want it active again.
Set "max_players" to "24"
Uncomment "night_mode"
> The Thursday choir rehearsal starts at 19:15 from now on, the Monday one is fine as it is.
Set the start of the "choir rehearsal" on "Thursday" to "19:15"
> rota.md → bins: Kim → Tom. dishes: Tom → Kim. windows: Lou → Pia. under Weekly there should also be compost. hoovering stays with Ada
Change "bins" from "Kim" to "Tom"
Change "dishes" from "Tom" to "Kim"
Change "windows" from "Lou" to "Pia"
Add "compost" under "Weekly"
> We've stopped keeping guinea pigs at the club, so the whole Pets section in handbook.md can go.
Remove the section "Pets"
> I keep typing Mr Evers in the letter but his name is Ivers, please correct it wherever it shows up.
Replace "Evers" by "Ivers"
> My sister can't have walnuts, so use pumpkin seeds instead of walnuts all through the brownie recipe. And it's 180 g sugar, not 280 g, I nearly ruined a batch with that.
Replace "walnuts" by "pumpkin seeds"
Change "sugar" from "280 g" to "180 g"
> who put the hedge trimmer under Kitchen in inventory.csv?? it lives in Garden shed. also we only have 2 ladders, not 3
Move "hedge trimmer" from "Kitchen" to "Garden shed"
Change the number of "ladders" from "3" to "2"
> members.vcf: Nadia Pell's new email is nadia.pell@lakemail.example, the phone is still right
Set the email of "Nadia Pell" to "nadia.pell@lakemail.example"
> the dentist appointment in calendar.ics got pushed from 3 June to 17 June, same time, 10:40
Change the date of the "dentist appointment" from "3 June" to "17 June"
> In the .env, DB_HOST should point to db2.internal, and please get rid of OLD_TOKEN completely, we haven't used it for a year.
Set "DB_HOST" to "db2.internal"
Remove "OLD_TOKEN"
> Shopping list: add oat milk and rye bread under Breakfast; drop the crisps and the soda. Thanks a lot!
Add "oat milk" under "Breakfast"
Add "rye bread" under "Breakfast"
Remove "crisps"
Remove "soda"
> yoga class and drawing class have each other's rooms now, because the mats didn't fit in the old one. can you swap that in timetable.md
Swap the rooms of "yoga class" and "drawing class"
> The column in prices.csv is called "price" but it should read "unit price", and nobody needs "supplier", so throw that column out.
Rename "price" to "unit price"
Remove the column "supplier"
> crontab - the weekly cleanup should run at 4:30 rather than 3:00, and the photo sync is broken so switch it off for now with a #
Change the time of the "weekly cleanup" from "3:00" to "4:30"
Comment out "photo sync"
> Put "check passports" right at the top of packing.txt, and move sunscreen to the end, I always grab that last.
Add "check passports" at the top
Move "sunscreen" to the end
> Why does it still say the large pizza is 11.50? It has been 12.90 since Easter. Small one is right.
Change the price of the "large pizza" from "11.50" to "12.90"
> Grandpa caught a cold and won't make it to the wedding, so at table 4 where it says Walter Finch it's going to be Rosie Lund, his neighbour. She eats everything. Tables 1 to 3 are final.
Change "table 4" from "Walter Finch" to "Rosie Lund"
> timeout is 30 in the [upload] part, I need 90 there. The timeout under [download] must not change.
Change "timeout" under "upload" from "30" to "90"
> hi! ben has moved. new address 14 Mill Lane, Oakby. his birthday's on the 9th of march, not the 8th. phone unchanged
Set the address of "ben" to "14 Mill Lane, Oakby"
Change the birthday of "ben" from "8th" to "9th of march"
> The title of the newsletter is wrong: it's "Harbour Notes", not "Harbor News". The editor is now Yusuf Grant.
Change the title of the "newsletter" from "Harbor News" to "Harbour Notes"
Set the editor of the "newsletter" to "Yusuf Grant"
> swap the steps "preheat the oven" and "grease the tin", and after "fold in the eggs" put a new one, "rest for ten minutes"
Swap "preheat the oven" and "grease the tin"
Add "rest for ten minutes" after "fold in the eggs"
> No more Grey Gulls in the league, the team folded, so please delete every one of their fixtures from fixtures.csv
Remove all of "Grey Gulls"
> enrolment.yaml — fee: 45, deadline: 30 September. leave the contact as is
Set "fee" to "45"
Set "deadline" to "30 September"
> Could walking the dog come before dishes in my evening list? Otherwise the poor thing waits till ten.
Move "walking the dog" before "dishes"
> On 1 may we took 512, I forgot to enter it in takings.csv. And 4 may was 388 and not 838, typo.
Add "512" for "1 may"
Change "4 may" from "838" to "388"
> Reception mail goes to desks@ now because desk@ bounced all week. It's in half a dozen places on contact.html.
Replace "desk@" by "desks@"
> The lecture on Friday is cancelled, cross it out of the programme entirely. Saturday's lecture goes ahead, in the Blue Room instead of the Hall.
Remove "The lecture on Friday"
Change the room of the "lecture" on "Saturday" from "Hall" to "Blue Room"
> light theme hurts my eyes. theme = dark please, font_size 15, and the line numbers can stay
Set "theme" to "dark"
Set "font_size" to "15"
> Tess had her baby!! So Tess's shifts on Tuesday and Wednesday go to Imran until she is back. We sent flowers already.
Change "Tuesday" from "Tess" to "Imran"
Change "Wednesday" from "Tess" to "Imran"
> I counted again: 46 chairs, 12 folding tables, and the projector isn't ours, it was borrowed, so it doesn't belong on the inventory
Set the number of "chairs" to "46"
Set the number of "folding tables" to "12"
Remove "projector"
> in docker-compose.yml the metrics service needs port 9090 instead of 9000 and image tag 2.4.1; the web service is untouched
Change the port of "metrics" from "9000" to "9090"
Set the image tag of "metrics" to "2.4.1"
> Please rename the heading "Stuff to do" to "Open tasks" and get "call the plumber" out of there, he came yesterday.
Rename "Stuff to do" to "Open tasks"
Remove "call the plumber"
> dad's blood pressure pills: two a day now, not one. the vitamin D is finished, no need to list it
Change "blood pressure pills" from "one" to "two"
Remove "vitamin D"
> It's Zoe with no h in it — somebody wrote Zohe in the member list. She pays 35, the reduced fee.
Replace "Zohe" by "Zoe"
Set the fee of "Zoe" to "35"
> the backup at noon is a nuisance, it slows everything down. put a hash in front of it in the crontab. keep the midnight one
Comment out "the backup at noon"
> Hello, I'd like "vegan" noted for the lentil stew, and its price lowered from 8.20 to 7.60. Nothing else on the lunch card changes.
Add "vegan" for "lentil stew"
Change the price of the "lentil stew" from "8.20" to "7.60"
> package.json: version 1.8.0 please, license is MIT (it said ISC) and author Pim Rosso
Set "version" to "1.8.0"
Change "license" from "ISC" to "MIT"
Set "author" to "Pim Rosso"
> The puppet show starts at half past three... no wait, at 15:45, and its place is the small tent. The fire show is where it was.
Set the start of the "puppet show" to "15:45"
Set the place of the "puppet show" to "small tent"
> can you take the age column out of signup.csv, legal says we aren't allowed to ask
Remove the column "age"
> Mrs Tolland has flat 7 now and the Okafors have taken flat 3. Flat 5 is still empty.
Set "flat 7" to "Mrs Tolland"
Set "flat 3" to "Okafors"
> Kettle is £19 in the catalogue, the web page says £17. The £19 is correct so fix index.html. Toaster is alright.
Change the price of the "Kettle" from "£17" to "£19"
> Add a line "No dogs on the lawn" after "Close the gate" in rules.md, and the one about bikes can come out.
Add "No dogs on the lawn" after "Close the gate"
Remove "bikes"
> The wifi password at the cottage is now "pinecone-77" and checkout moved an hour earlier, to 10:00. Bins still go out Sunday.
Set "wifi password" to "pinecone-77"
Set the time of "checkout" to "10:00"
> my supervisor complains the report says "utilise" all over the place. make it "use". And the deadline in the header is 12 April.
Replace "utilise" by "use"
Set "deadline" to "12 April"
> Ice rink trip: Saturday's full so we go on Sunday, meeting time 9:20, meeting place is the fountain and not the school gate
Change the day of the "Ice rink trip" from "Saturday" to "Sunday"
Set the meeting time of the "Ice rink trip" to "9:20"
Change the meeting place of the "Ice rink trip" from "school gate" to "fountain"
> nginx: server_name old-shop.example → shop.example everywhere, and drop the gzip line
Replace "old-shop.example" by "shop.example"
Remove "gzip"
> I read through the minutes. The chair was Ms Quill, not Mr Dane, and the vote was 9 to 4, it says 8 to 5.
Change "chair" from "Mr Dane" to "Ms Quill"
Change "vote" from "8 to 5" to "9 to 4"
> Little Leo's swimming moved to Wednesday, still 16:00. Piano is not on Wednesday any longer, it's on Thursday.
Set the day of "swimming" to "Wednesday"
Change the day of "Piano" from "Wednesday" to "Thursday"
> under [mail] set sender to hello@plumtree.example, and I want retries at 5; under [sms] leave everything
Set "sender" under "mail" to "hello@plumtree.example"
Set "retries" under "mail" to "5"
> We ran out of blue paint (so 0), got six more brushes which makes 14, and varnish hasn't been counted yet
Set "blue paint" to "0"
Set "brushes" to "14"
> Please uncomment the feature flag new_checkout in flags.toml and comment out beta_banner. Don't touch dark_sidebar.
Uncomment "new_checkout"
Comment out "beta_banner"
> The bakery called: sourdough 4.20, spelt rolls 0.95, poppy plait discontinued. Everything else costs the same as last week.
Set the price of "sourdough" to "4.20"
Set the price of "spelt rolls" to "0.95"
Remove "poppy plait"
> Wrong way round! It's Harriet at the welcome table and Jonas at parking, please exchange those two names in helpers.md
Swap "Harriet" and "Jonas"
> the Monday bus leaves from Stop C now since they're digging up the square; Stop A is only right for the weekend bus
Set the stop of the "Monday bus" to "Stop C"
> tidy up todo.txt: "renew library card" is done so it can go, "book the boiler man" must move up to first place, and a new one for the bottom: "descale kettle"
Remove "renew library card"
Move "book the boiler man" to the top
Add "descale kettle" at the end
> What's listed as "Garden Room" is really called the Orangery, guests get confused. Could you change that on every page of the brochure?
Replace "Garden Room" by "Orangery"
> replicas was 2, needs to be 4; memory limit 512Mi stays; log level from info to warn
Change "replicas" from "2" to "4"
Change "log level" from "info" to "warn"
> Auntie May finally sent the real recipe, after thirty years of secrecy: three eggs rather than two, buttermilk wherever we had wrongly written whole milk, and oven temperature 170.
Change "eggs" from "two" to "three"
Replace "whole milk" by "buttermilk"
Set "oven temperature" to "170"
> The pitches of under-12s and under-14s are listed the other way about, somebody please turn that round.
Swap the pitches of "under-12s" and "under-14s"
> Sorry to bother you again — the money for invoice 1043 arrived, please set its status to paid. Invoice 1044 I'm still waiting for.
Set the status of "invoice 1043" to "paid"
> For Elm Street the new caretaker is Mr Bodnar, phone 0555 884 120. For Ash Street nothing changes, that's still Mrs Pruitt.
Set the caretaker of "Elm Street" to "Mr Bodnar"
Set the phone of "Mr Bodnar" to "0555 884 120"
> menu.md: soup of the day is carrot ginger, 4.70, no more croutons
Set "soup of the day" to "carrot ginger"
Set the price of the "soup of the day" to "4.70"
Remove "croutons"
> Nobody from the Lindqvist family is coming back to the club, so all of the Lindqvist rows should disappear from members.csv
Remove all of "Lindqvist"
> I'd like a new entry for Tuesday in the feeding plan, 2 scoops. And Friday shouldn't be 3 scoops but 1 scoop, the cat is getting round.
Add "2 scoops" for "Tuesday"
Change "Friday" from "3 scoops" to "1 scoop"
> In the choir's song list "Morning Tide" comes after "Lantern Hill", not before it, and the encore should be "Slow River".
Move "Morning Tide" after "Lantern Hill"
Set "encore" to "Slow River"
> config.ini, section display: width 1920, height 1080. fullscreen is fine at true
Set "width" under "display" to "1920"
Set "height" under "display" to "1080"
> Do we really still list Farida as night nurse for ward B? She left that ward in May. It's Colm. On ward A she carries on as before.
Change the night nurse of "ward B" from "Farida" to "Colm"
> Three things for the flyer: entry costs 6 now, doors open 18:30, and the tombola bit under Programme goes.
Set the price of "entry" to "6"
Set "doors open" to "18:30"
Remove "tombola" under "Programme"
> bob is bringing plates, not napkins, and there's something to add under Drinks: ice cubes. Love, Gwen
Change "bob" from "napkins" to "plates"
Add "ice cubes" under "Drinks"
> the retry job in the crontab runs every 5 minutes, make that every 20 minutes. And enable the "rotate logs" line, it's been commented since autumn
Change "retry job" from "every 5 minutes" to "every 20 minutes"
Uncomment "rotate logs"
> Her surname changed when she married: Ana Brook is Ana Castell now, in the whole staff file. Also she went from Sales to Finance, so put her there.
Replace "Ana Brook" by "Ana Castell"
Move "Ana Castell" from "Sales" to "Finance"
> The pottery course: 14 places on Tuesday, but on Thursday the places are down to 10 because one wheel is broken. The fee of 60 doesn't change.
Set the places of the "pottery course" on "Tuesday" to "14"
Set the places of the "pottery course" on "Thursday" to "10"
> README says run setup.sh first, but that's called install.sh these days. Also the section Known bugs is out of date, delete it.
Replace "setup.sh" by "install.sh"
Remove the section "Known bugs"
> I'm not Dr. Hale's patient any more; on the emergency sheet my doctor should be Dr. Winther, please. Blood group's right.
Change "doctor" from "Dr. Hale" to "Dr. Winther"
> late fee 2 → 3, loan period 21 days → 14 days, kids section unaffected
Change "late fee" from "2" to "3"
Change "loan period" from "21 days" to "14 days"
> The quiz night poster has the date wrong. Not 8 November, 18 November. And the host is DJ Pascal, who steps in for Lou.
Change the date of the "quiz night" from "8 November" to "18 November"
Change the host of the "quiz night" from "Lou" to "DJ Pascal"
> could you move the fire extinguishers row so that it's directly above first aid kits, and there are 5 of them now
Move "fire extinguishers" before "first aid kits"
Set the number of "fire extinguishers" to "5"
> Mum can't do the school run on Friday; Uncle Dev takes it. She can still do Monday. And "swimming bag" goes under Thursday, that's a new entry.
Change "school run" on "Friday" from "Mum" to "Uncle Dev"
Add "swimming bag" under "Thursday"
> Set owner of the billing repo to team-otter, reviewers to 2. Someone had put team-heron as owner, that was a mistake.
Change the owner of "billing" from "team-heron" to "team-otter"
Set the reviewers of "billing" to "2"
> Cinema list: the screening of "The Paper Boat" on Sunday is in Hall 2 instead of Hall 1; Friday's screening remains in Hall 1
Change the hall of "The Paper Boat" on "Sunday" from "Hall 1" to "Hall 2"
> ok so the next service of the espresso machine is 6 October, and the grinder's warranty has run out: put "expired" there
Set the next service of the "espresso machine" to "6 October"
Set the warranty of the "grinder" to "expired"
> The trainee is spelled Mikkel, two k's. You've got Mikel in the rota and the phone list. His start is 2 August by the way, that's missing too.
Replace "Mikel" by "Mikkel"
Set the start of "Mikkel" to "2 August"
> Write Bruno Vance at the end of the waiting list, and take Priya Lomond off it since she got her garden plot last week
Add "Bruno Vance" at the end
Remove "Priya Lomond"
> Heating schedule: living room temperature 20 with start 6:30, bedroom temperature 17. Bathroom's perfect, don't touch that one!
Set the temperature of the "living room" to "20"
Set the start of the "living room" to "6:30"
Set the temperature of the "bedroom" to "17"
> You can scrap the section "Visitors from abroad" in the house guide. Quiet hours begin at 22:00 nowadays, it used to be 23:00.
Remove the section "Visitors from abroad"
Change the start of "Quiet hours" from "23:00" to "22:00"
> stalls.csv, stall 12 is Honey Hut (was Cheese Cart), fee for stall 9 is 40, the other fees remain
Change "stall 12" from "Cheese Cart" to "Honey Hut"
Set the fee of "stall 9" to "40"
> The key cache_ttl should really be called cache_seconds, with the value 600. And please remove "legacy_mode" altogether.
Rename "cache_ttl" to "cache_seconds"
Set "cache_seconds" to "600"
Remove "legacy_mode"
> Our landlord is Mr Stroud, letters/deposit.md says Mr Proud from top to bottom, how embarrassing. And the deposit was 900, not 950.
Replace "Mr Proud" by "Mr Stroud"
Change "deposit" from "950" to "900"
> on the picnic sheet lemonade is down twice, once with Fay and once with Otto. Otto brings cups, so correct his. Fay's stays.
Change "Otto" from "lemonade" to "cups"
> ticket prices: adult 14, child 7, under 4 free as always, seniors from 11 up to 12
Set the price of "adult" to "14"
Set the price of "child" to "7"
Change the price of "seniors" from "11" to "12"
> I want the tempo of track 3 at 96 bpm, and for track 5 the key is D minor, it was noted as F major by mistake.
Set the tempo of "track 3" to "96 bpm"
Change the key of "track 5" from "F major" to "D minor"
> Before "mix the dough" there's a step missing: "sift the flour". The almond flakes are optional so leave them in.
Add "sift the flour" before "mix the dough"
> Petra and I traded, she takes my Thursday and I take her Sunday. I'm Joss on the rota, by the way. No other days involved.
Change "Thursday" from "Joss" to "Petra"
Change "Sunday" from "Petra" to "Joss"
> The meeting room Oak has 12 seats, Birch has 8 seats, and Willow is closed for good, so delete it from rooms.json
Set the seats of "Oak" to "12"
Set the seats of "Birch" to "8"
Remove "Willow"
> Would you mind putting "bring a torch" under Friday evening? And the place of the campfire is no longer the lake but the old quarry.
Add "bring a torch" under "Friday evening"
Change the place of the "campfire" from "lake" to "old quarry"
> Everything that says summer menu should say autumn menu. New under Desserts: plum tart 5.80. The sorbets I'm still thinking about.
Replace "summer menu" by "autumn menu"
Add "plum tart 5.80" under "Desserts"
> The alarm code isn't 4471 any more, it's 9026, changed after the break-in. First key holder stays Mrs Yates; second key holder: Ravi.
Change "alarm code" from "4471" to "9026"
Set "second key holder" to "Ravi"
> in plan.md the picnic is on 14 June now, not the 7th, and Olga can't come, so take her off. the budget stays
Change the date of the picnic from "7th" to "14 June"
Remove "Olga"
> tea costs 2.80 now (coffee doesn't change). can you fix that in menu.txt
Set the price of "tea" to "2.80"
> the choir on mondays starts at 19:30 from now on and moves to the small hall, correct it in week.csv
Set the start of the "choir" on "mondays" to "19:30"
Set the place of the "choir" on "mondays" to "small hall"
> I keep getting thrown out of the router page after a few minutes, that's annoying. Maybe make the session 30 minutes? It's in router.conf
Set the "session" to "30 minutes"
> ida has got another phone, 0555 330 120 it is, the one before doesn't work any more. people.json please
Set the phone of "ida" to "0555 330 120"
> game.cfg: 8 players at most and music off please, the neighbours complain
Set "players" to "8"
Set "music" to "off"
> the library shuts at 6 on fridays from now on, and there's a mistake in its mail address in index.html, it is books@ and not book@
Set the end of "fridays" to "6"
Replace "book@" by "books@"
> the backup at noon isn't needed for a while, don't delete it from jobs.txt though, i want it back later
Comment out "the backup at noon"
> Our caterer Fir & Sons is now called Fir Kitchen, please write it that way in all papers
Replace "Fir & Sons" by "Fir Kitchen"
> water was 512 on 1 may, it belongs into meter.csv
Add "512" for "1 may"
> who mixed up the rooms of the yoga class and the drawing class in rooms.md? swap them please, the times are right
Swap the rooms of "yoga class" and "drawing class"
> tom does the bins instead of kim from now on, move that over to him in jobs.yaml, and the stove check comes right before the shower
Move "bins" from "kim" to "tom"
Move "stove check" before "shower"
> could somebody put dish soap on the list in household.txt? under cleaning
Add "dish soap" under "cleaning"
`;
