/** Requests in English with an entry put in or taken out, and something else. */
export const entryAndMoreInEnglish = `
> The column in prices.csv is called "price" but it should read "unit price", and nobody needs "supplier", so throw that column out.
Rename "price" to "unit price"
Remove the column "supplier"
> Put "check passports" right at the top of packing.txt, and move sunscreen to the end, I always grab that last.
Add "check passports" at the top
Move "sunscreen" to the end
> swap the steps "preheat the oven" and "grease the tin", and after "fold in the eggs" put a new one, "rest for ten minutes"
Swap "preheat the oven" and "grease the tin"
Add "rest for ten minutes" after "fold in the eggs"
> Please rename the heading "Stuff to do" to "Open tasks" and get "call the plumber" out of there, he came yesterday.
Rename "Stuff to do" to "Open tasks"
Remove "call the plumber"
> Add a line "No dogs on the lawn" after "Close the gate" in rules.md, and the one about bikes can come out.
Add "No dogs on the lawn" after "Close the gate"
Remove "bikes"
> nginx: server_name old-shop.example → shop.example everywhere, and drop the gzip line
Replace "old-shop.example" by "shop.example"
Remove "gzip"
> README says run setup.sh first, but that's called install.sh these days. Also the section Known bugs is out of date, delete it.
Replace "setup.sh" by "install.sh"
Remove the section "Known bugs"
> Write Bruno Vance at the end of the waiting list, and take Priya Lomond off it since she got her garden plot last week
Add "Bruno Vance" at the end
Remove "Priya Lomond"
> Everything that says summer menu should say autumn menu. New under Desserts: plum tart 5.80. The sorbets I'm still thinking about.
Replace "summer menu" by "autumn menu"
Add "plum tart 5.80" under "Desserts"
> under Urgent: ring the chimney sweep. under Someday: repaint the gate. both new
Add "ring the chimney sweep" under "Urgent"
Add "repaint the gate" under "Someday"
> put tent pegs right under tent poles, and cut out the hairdryer, there's no plug in a field, kids
Move "tent pegs" after "tent poles"
Remove "hairdryer"
> herb bed plan!! mint gets its own pot so remove it from Bed 2, lovage goes in Bed 2 for it. Bed 3 no change
Remove "mint" under "Bed 2"
Add "lovage" under "Bed 2"
> The lost property column is pointless, nobody fills it in. Delete that column, and rename "kid" to "pupil" as the head teacher wishes.
Remove the column "lost property"
Rename "kid" to "pupil"
> No eggs for Mina! Under her name in the nursery lunch sheet add "egg-free". She does eat dairy, that note was wrong, so take "no dairy" off.
Add "egg-free" under "Mina"
Remove "no dairy"
> Under "Things to bring" write "slippers" and "water bottle". The permission slip is on there already.
Add "slippers" under "Things to bring"
Add "water bottle" under "Things to bring"
> the heading Misc in our household manual, call it "Odds and ends", and chuck the line about the fax machine
Rename "Misc" to "Odds and ends"
Remove "fax machine"
> I crossed out the "empty suitcase" task in my head but not on paper: delete it. And "wash ski socks" should be the first thing on the list rather than the fifth.
Remove "empty suitcase"
Move "wash ski socks" to the top
> The volunteers' table still has a "fax" column and a "pager" column. Out with both.
Remove the column "fax"
Remove the column "pager"
> hey can you put spf 50 where it says spf 30 in packing list and lose the second towel. one towel is plenty
Replace "spf 30" by "spf 50"
Remove "second towel"
> Since we've got the van back, "hire a trailer" is superfluous. In return there's "fill up the van", which should stand after "load the amps".
Remove "hire a trailer"
Add "fill up the van" after "load the amps"
> Every "tbs" in Grandma's soups should be spelt "tbsp". Also, at the very end of the file, the line "grate nutmeg over it" is missing.
Replace "tbs" by "tbsp"
Add "grate nutmeg over it" at the end
> Ella and I think "Late-night swim" ought to be a point of its own under Saturday in our weekend plan, and "Museum" had better be on Sunday. It's on Saturday at the moment.
Add "Late-night swim" under "Saturday"
Move "Museum" from "Saturday" to "Sunday"
> A friend of mine, Leocadia Brandt, would like to be on the newsletter list, at the end is fine. Her cousin Leopold wants off.
Add "Leocadia Brandt" at the end
Remove "Leopold"
> If possible take down the notice "Lift out of order", it was repaired on Tuesday. But put up "Bins collected on Thursdays" under Notices.
Remove "Lift out of order"
Add "Bins collected on Thursdays" under "Notices"
> dogs.csv: column "chip" → "chip number", column "colour" can be deleted
Rename "chip" to "chip number"
Remove the column "colour"
> put the new gym trainer in contacts: Bashir Koll, 0555 448 902. the old one, Desmond, moved away so he goes
Add "Bashir Koll, 0555 448 902"
Remove "Desmond"
> It's silly that the recycling page goes on about "Tetra boxes", say "drink cartons" every time. The line on polystyrene is wrong altogether, strike it.
Replace "Tetra boxes" by "drink cartons"
Remove "polystyrene"
> On the first sheet of the hymnary index delete the word "draft", it's final. And there's a heading "Advent" which must read "Advent and Christmas".
Remove "draft"
Rename "Advent" to "Advent and Christmas"
> The column "qty" in stock.csv confuses the temps. Call it "pieces", and kick out the one called "old_code".
Rename "qty" to "pieces"
Remove the column "old_code"
> README still tells people to use Node 16. It's Node 20 since summer. Also the Roadmap section is embarrassing, get rid of it
Replace "Node 16" by "Node 20"
Remove the section "Roadmap"
> Add "bring the badge reader" right at the top of the moving-day plan, then put "water the palms" under Friday. We're 9 helpers, that's noted.
Add "bring the badge reader" at the top
Add "water the palms" under "Friday"
> In the agenda "Budget" should be dealt with before "Any other business", who puts money after the biscuits? And strike "Welcome by the mayor", she's abroad.
Move "Budget" before "Any other business"
Remove "Welcome by the mayor"
> Take off the bug list number 57 and number 61, they are the same as 44 and closed.
Remove "57"
Remove "61"
> Under "Risks" in the project plan I miss "late delivery of the steel". The risk "snow in May" can go, it is the 2nd of June today.
Add "late delivery of the steel" under "Risks"
Remove "snow in May"
> "install the deps" comes before "clone the repo" in CONTRIBUTING, which can't work. Swap those two. And "run make lint" needs to be added after "run make test".
Swap "install the deps" and "clone the repo"
Add "run make lint" after "run make test"
> In the ER notes: orders.customer_id → orders.client_id everywhere. The column total may be dropped as well, we compute it.
Replace "orders.customer_id" by "orders.client_id"
Remove the column "total"
> Hi! Could "Acknowledgements" in the annual report become "Thanks"? And please add "the ladies of the sewing circle" to it.
Rename "Acknowledgements" to "Thanks"
Add "the ladies of the sewing circle" under "Thanks"
> Remove the "middle name" column from applicants.csv, and what is called "dob" should be "date of birth" for the humans among us.
Remove the column "middle name"
Rename "dob" to "date of birth"
> Strike "approve minutes of the last meeting", it was done by mail, and let "Roof repair" be item 1, so at the top. Quorum stays 7.
Remove "approve minutes of the last meeting"
Move "Roof repair" to the top
> The index on last_name isn't used, drop idx_last_name from the schema, and idx_mail becomes idx_email
Remove "idx_last_name"
Rename "idx_mail" to "idx_email"
> Put 4 tins of chickpeas on the coop order, and 2 jars of tahini. Rice we have plenty, 10 kg.
Add "4 tins of chickpeas"
Add "2 jars of tahini"
> Add to the sewing box: bobbins, 12 pcs. And right after the thimble, "seam ripper, 1 pc". Needles are 30 already.
Add "bobbins, 12 pcs"
Add "seam ripper, 1 pc" after "thimble"
> Ravi isn't in Scorpion Patrol any more but in Raven Patrol; his little sister joins Scorpion Patrol, her name is Anjali
Move "Ravi" from "Scorpion Patrol" to "Raven Patrol"
Add "Anjali" under "Scorpion Patrol"
> Ask not for custard creams: bourbons ×3 packets is what goes on the shopping list. Custard creams come off.
Add "bourbons ×3 packets"
Remove "custard creams"
> Under "Allergies" for Milo please write "kiwi, mild" and get rid of "strawberries", he eats them by the bucket. Cat hair is true.
Add "kiwi, mild" under "Allergies"
Remove "strawberries"
> can the line about shoes go above the line about bags in the gym rules? and "no chalk" is history
Move "shoes" before "bags"
Remove "no chalk"
> Sat nav can't find the barn with GR7 4LB. With GR7 4BL it does. Please put that in the directions, and before "turn at the chapel" add "cross the cattle grid".
Replace "GR7 4LB" by "GR7 4BL"
Add "cross the cattle grid" before "turn at the chapel"
> The boat trip? Sold out. Take it off. In its stead add "Kite workshop, 14:00, 8 euros". The castle at 12 euros is still on offer.
Remove "boat trip"
Add "Kite workshop, 14:00, 8 euros"
> Whenever the word "choirmaster" comes up, "musical director" is preferred. Paragraph 3 can be cut altogether.
Replace "choirmaster" by "musical director"
Remove "Paragraph 3"
> put "wash the bibs, 15" beneath "pump up balls" on the team mums' jobs, and "pay ref 30" last
Add "wash the bibs, 15" after "pump up balls"
Add "pay ref 30" at the end
> There's no 21:10 tram any more, nor a 22:10. Strike the two from our theatre evening sheet. The 23:10 does go, on Saturdays.
Remove "21:10"
Remove "22:10"
> The heading "Staff only" shall be "Team only", the heading "Guests only" keep. Below "Team only" add: "Kettle: descale every Friday"
Rename "Staff only" to "Team only"
Add "Kettle: descale every Friday" under "Team only"
> Under "Breaking changes" the line "config moved to ~/.config" is nonsense, it should read "config moved to ~/.wryneck". And add "Python 3.8 dropped" below.
Replace "config moved to ~/.config" by "config moved to ~/.wryneck"
Add "Python 3.8 dropped" under "Breaking changes"
> The penalty clause says "per week". My lawyer: "per month". 2 % is right. And write under Annexes: "Annex C – drawings, 4 sheets".
Replace "per week" by "per month"
Add "Annex C – drawings, 4 sheets" under "Annexes"
> At the bottom of the shift handover: "Valve 7 leaks, bucket underneath, fitter comes Monday". And valve 3's entry is history, remove that.
Add "Valve 7 leaks, bucket underneath, fitter comes Monday" at the end
Remove "valve 3"
> Note for the shipping label template: "Handle with care" to be put after "Fragile". "This side up" is to be left out altogether.
Add "Handle with care" after "Fragile"
Remove "This side up"
> under Tuesday's jobs scratch "oil the gate". under Wednesday's leave it in. and thursday gets "read the meters, both cellars"
Remove "oil the gate" under "Tuesday"
Add "read the meters, both cellars" under "thursday"
> "deploy" needs "test" first. so in the steps put test before deploy. then remove "manual approval", boss is okay with it
Move "test" before "deploy"
Remove "manual approval"
> In the glossary "SLA" is under "Finance". Wrong, wrong, wrong. Move it to "Support", and delete "TBD".
Move "SLA" from "Finance" to "Support"
Remove "TBD"
> Ansible hosts file: db-old out of [databases], db-04 in. Under [web] the same db-old alias isn't present so no worries
Remove "db-old" under "databases"
Add "db-04" under "databases"
> The lab rules lack the lines "wear goggles" and "tie back hair". I'd like them at the start, in this order, goggles first.
Add "wear goggles" at the top
Add "tie back hair" after "wear goggles"
> Sorry to be a pest, the heading "Instalation" in the manual has one l too few: "Installation". And the section "Known issues" can be removed, everything's solved.
Rename "Instalation" to "Installation"
Remove the section "Known issues"
> move ticket "printer in hall B" from Waiting to Closed, and in Open we need "Wi-Fi in the archive, reported by Ingeborg"
Move "printer in hall B" from "Waiting" to "Closed"
Add "Wi-Fi in the archive, reported by Ingeborg" under "Open"
> idx_orders_date isn't on orders but on invoices... no, ignore that. What I need: drop table tmp_import from the script, rename tmp_export to export_queue
Remove "tmp_import"
Rename "tmp_export" to "export_queue"
> GET RID of the column fax in suppliers.csv and while youre there "tel" should read "phone"
Remove the column "fax"
Rename "tel" to "phone"
> The heading Todo in the README looks unfinished, call it "Planned". And under it, add "export as PDF".
Rename "Todo" to "Planned"
Add "export as PDF" under "Planned"
> Two new ones for the caretaker's list: "Check the fire doors" as the first, "lock the bike shed" as the last. Nothing else needs shuffling.
Add "Check the fire doors" at the top
Add "lock the bike shed" at the end
> Under "Attendees" strike Mr. Pellworm, he dialled in for two minutes by accident. Add "Ms. Quist (from 10:40)" there instead.
Remove "Mr. Pellworm" under "Attendees"
Add "Ms. Quist (from 10:40)" under "Attendees"
`;
