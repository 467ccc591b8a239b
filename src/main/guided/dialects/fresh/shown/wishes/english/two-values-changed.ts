/** Requests in English with two values changed. */
export const twoValuesChangedInEnglish = `
> Tess had her baby!! So Tess's shifts on Tuesday and Wednesday go to Imran until she is back. We sent flowers already.
Change "Tuesday" from "Tess" to "Imran"
Change "Wednesday" from "Tess" to "Imran"
> I read through the minutes. The chair was Ms Quill, not Mr Dane, and the vote was 9 to 4, it says 8 to 5.
Change "chair" from "Mr Dane" to "Ms Quill"
Change "vote" from "8 to 5" to "9 to 4"
> replicas was 2, needs to be 4; memory limit 512Mi stays; log level from info to warn
Change "replicas" from "2" to "4"
Change "log level" from "info" to "warn"
> late fee 2 → 3, loan period 21 days → 14 days, kids section unaffected
Change "late fee" from "2" to "3"
Change "loan period" from "21 days" to "14 days"
> The quiz night poster has the date wrong. Not 8 November, 18 November. And the host is DJ Pascal, who steps in for Lou.
Change the date of the "quiz night" from "8 November" to "18 November"
Change the host of the "quiz night" from "Lou" to "DJ Pascal"
> Petra and I traded, she takes my Thursday and I take her Sunday. I'm Joss on the rota, by the way. No other days involved.
Change "Thursday" from "Joss" to "Petra"
Change "Sunday" from "Petra" to "Joss"
> gravy: 2 spoons of flour not 3 spoons, and it needs 400 ml stock where i wrote 300 ml. rest of the recipe is good
Change "flour" from "3 spoons" to "2 spoons"
Change "stock" from "300 ml" to "400 ml"
> Bonfire night: marshmallows x6, sausages x40, I had guessed 4 and 30. Buns are covered by Ruthie.
Change "marshmallows" from "4" to "6"
Change "sausages" from "30" to "40"
> As our oven runs hot, the temperature should be 175 °C, not 190 °C, and the baking time of 45 minutes becomes 40 minutes. Kindly leave the resting time.
Change "temperature" from "190 °C" to "175 °C"
Change "baking time" from "45 minutes" to "40 minutes"
> physio appt changed again.. now thursday 8:45. it said tuesday 11:15
Change the day of the "physio appt" from "tuesday" to "thursday"
Change the time of the "physio appt" from "11:15" to "8:45"
> we're 9 now because the cousins come, so 9 burgers instead of 7, 18 rolls instead of 14. still two watermelons
Change "burgers" from "7" to "9"
Change "rolls" from "14" to "18"
> on the cheese board, brie → camembert, grapes → figs, crackers same as ever
Change "brie" to "camembert"
Change "grapes" to "figs"
> Crocheted hats sell like mad, so 22 not 18 for those, and the mittens I'd put down, from 16 to 12.50. Scarves we don't touch.
Change the price of "Crocheted hats" from "18" to "22"
Change the price of "mittens" from "16" to "12.50"
> grocery prices changed again: bananas 1.29 a kilo, from 1.19; pears 2.49 a kilo, from 2.79. at least the pears got cheaper!
Change the price of "bananas" from "1.19" to "1.29"
Change the price of "pears" from "2.79" to "2.49"
> The parents' evening is in the gym, since the aula is being painted. Let the invitation reflect this, and Ms Duarte is the speaker, no longer Mr Kohli.
Change the place of the "parents' evening" from "aula" to "gym"
Change "speaker" from "Mr Kohli" to "Ms Duarte"
> Would you alter "half board" to "full board" on the Alpine coach tour, at 489 instead of 429? The lakes tour remains half board.
Change "Alpine coach tour" from "half board" to "full board"
Change the price of the "Alpine coach tour" from "429" to "489"
> Thanks to the dry spell, beds A and B get watered daily, it used to be every other day for A and weekly for B. Bed C has cactus, leave it.
Change "A" from "every other day" to "daily"
Change "B" from "weekly" to "daily"
> i share a flat with 3 people & the hoover rota is off: week 12 is me (Dov), week 13 Ansel. it has Ansel in 12 and me in 13
Change "week 12" from "Ansel" to "Dov"
Change "week 13" from "Dov" to "Ansel"
> pyproject.toml: version 0.9.3 and license MIT must be 0.9.4 and Apache-2.0 before we ship. Python stays >=3.10.
Change "version" from "0.9.3" to "0.9.4"
Change "license" from "MIT" to "Apache-2.0"
> h1 is 32px and h2 is 28px. too big for a phone. 26px and 21px please, h3 doesn't matter
Change "h1" from "32px" to "26px"
Change "h2" from "28px" to "21px"
> I'm making the kiln schedule friendlier for the neighbours: glaze firing starts at 07:30 not 05:00, and the bisque firing goes from Sunday to Saturday
Change the start of "glaze firing" from "05:00" to "07:30"
Change the day of "bisque firing" from "Sunday" to "Saturday"
> The incubator in lab 2 runs at 37 °C, co2 5 %. We had 35 °C and 6 % in the settings file, from a test. Lab 3 is still testing.
Change the temperature of the "incubator" under "lab 2" from "35 °C" to "37 °C"
Change the co2 of the "incubator" under "lab 2" from "6 %" to "5 %"
> The tender closes on 11 November at noon. We put 10 November by mistake, and the contact isn't Pauline any more, it's Sadiq.
Change the closing date of the "tender" from "10 November" to "11 November"
Change "contact" from "Pauline" to "Sadiq"
> Interlibrary loan costs 2.50 (up from 2.00). Printing is 0.10 per page (down from 0.15). Lost card: no change.
Change the price of "Interlibrary loan" from "2.00" to "2.50"
Change the price of "Printing" from "0.15" to "0.10"
> FROM python:3.9 -> python:3.12 in the Dockerfile, and EXPOSE 5000 -> 8000. the CMD line is fine
Change "FROM" from "python:3.9" to "python:3.12"
Change "EXPOSE" from "5000" to "8000"
> Marguerite takes the Friday milk run off Olu, and Olu gets her Monday egg run for it. Sunday nobody touches.
Change "Friday milk run" from "Olu" to "Marguerite"
Change "Monday egg run" from "Marguerite" to "Olu"
> Lane 2 belongs to the Otters and lane 6 to the Herons from next week. The Herons had lane 2 and the Otters lane 6 so far.
Change "lane 2" from "Herons" to "Otters"
Change "lane 6" from "Otters" to "Herons"
> For 22 beekeepers instead of 18: honey cake 3 instead of 2, lemonade 9 l instead of 7 l. One urn is still enough.
Change "honey cake" from "2" to "3"
Change "lemonade" from "7 l" to "9 l"
> Kitty does refs and Joss does oranges. It was Joss on refs and Kitty on oranges until we noticed Joss can't whistle.
Change "refs" from "Joss" to "Kitty"
Change "oranges" from "Kitty" to "Joss"
> Yeast: 7 g dry takes the place of 21 g fresh. Salt 11 g, formerly 9 g. The 300 ml of water I'd not change.
Change "Yeast" from "21 g fresh" to "7 g dry"
Change "Salt" from "9 g" to "11 g"
> I've been reading the seder plan and it's Uncle Avi who opens the door, Cousin Tali who hides the matzah. We'd put Tali for the door and Avi for the matzah.
Change "door" from "Tali" to "Avi"
Change "matzah" from "Avi" to "Tali"
> 25 October, not 18 October: clocks, harvest supper, both of them!
Change "clocks" from "18 October" to "25 October"
Change "harvest supper" from "18 October" to "25 October"
> Pet sitter: the gecko eats 5 crickets per evening. It had 8 crickets but he's getting fat. Tortoise: dandelion leaves, a handful, she had lettuce until now. Keep the lamp at 31.
Change "gecko" from "8 crickets" to "5 crickets"
Change "Tortoise" from "lettuce" to "dandelion leaves, a handful"
> Camille gave her Sunday duty at the refuge to Dov, who in turn gave her Thursday. volunteer-rota.md please
Change "Sunday" from "Camille" to "Dov"
Change "Thursday" from "Dov" to "Camille"
> geocache log!! GC "Old Mill" difficulty 3.5, terrain 2. i had difficulty 2 and terrain 3.5 there
Change the difficulty of "Old Mill" from "2" to "3.5"
Change the terrain of "Old Mill" from "3.5" to "2"
> Fishing club: ponds A and B are for members only, pond C is for everybody, and pond D is closed until the heron business is settled. Pond A and D are what's changed, A read "everybody" and D "members only".
Change "Pond A" from "everybody" to "members only"
Change "pond D" from "members only" to "closed"
> Roast at 160, he says, for 4 hours. My card had 180 and 3 hours. Rest for 20 minutes, that's on it already.
Change "Roast" from "180" to "160"
Change "Roast" from "3 hours" to "4 hours"
> Soup kitchen, Saturday crew: Hettie ladles, Gus washes up, Pearl greets. Last time Gus ladled and Hettie washed up. Pearl's already on greeting.
Change "ladles" from "Gus" to "Hettie"
Change "washes up" from "Hettie" to "Gus"
> The invitation says "and partner" with every name. For Moira make it "and Fitz", for Deborah "and mother".
Change "Moira" from "and partner" to "and Fitz"
Change "Deborah" from "and partner" to "and mother"
> Our hut on the Grauhorn costs non-members 28 a night, members 14. The sheet is from before the rise, 24 and 12.
Change "non-members" from "24" to "28"
Change "members" from "12" to "14"
> Not Saturday for the sleepover at Juniper's, Friday! And it's 5 girls, so 5 sleeping mats instead of 4; 2 pizzas, that's enough for them
Change "sleepover" from "Saturday" to "Friday"
Change "sleeping mats" from "4" to "5"
> Swap shop: I give up the Tuesday, Anke has it; I take the Saturday in return, which was Anke's. (I'm Priya.)
Change "Tuesday" from "Priya" to "Anke"
Change "Saturday" from "Anke" to "Priya"
> the ballet bag: tights pink → tights white. bun pins are 10, she loses them, so 20. leotard size 128 fits
Change "tights" from "pink" to "white"
Change "bun pins" from "10" to "20"
> the wifi in the holiday flat isnt "sandcastle7". "driftwood-41" it is. checkout 10:30 not 10:00, they were nice
Change "wifi" from "sandcastle7" to "driftwood-41"
Change "checkout" from "10:00" to "10:30"
> the kids' pocket money: Lena 3.50, Oskar 2.50 from this week on. It's been 3.00 and 2.00. little Mo 1.00 same
Change "Lena" from "3.00" to "3.50"
Change "Oskar" from "2.00" to "2.50"
> 16 rolls of crepe paper, I know you've only got 10 on the craft list. Glue guns 4, likewise up, from 3. Scissors: 16, no change.
Change "crepe paper" from "10" to "16"
Change "Glue guns" from "3" to "4"
> Dear Sandro, Ilse brings cutlery to the picnic and I bring plates. Not I cutlery and Ilse plates as you've noted. - Hanne
Change "cutlery" from "Hanne" to "Ilse"
Change "plates" from "Ilse" to "Hanne"
> Two changes to Grandad's 90th. Start 15:00, not noon. Cake for 60, not for 45. He'll be ninety on 9 December whatever you do.
Change "Start" from "noon" to "15:00"
Change "Cake" from "45" to "60"
> Folk session. Tune 4 isn't in G, it's in D. Tune 5 isn't "Miller's Reel", it's "Weaver's Reel". Tune 6 is fine, isn't that nice.
Change "Tune 4" from "G" to "D"
Change "Tune 5" from "Miller's Reel" to "Weaver's Reel"
> Fabienne is done with being secretary; Hector is. Treasurer is done with too, I mean Lorcan isn't treasurer any more, Fabienne is
Change "secretary" from "Fabienne" to "Hector"
Change "Treasurer" from "Lorcan" to "Fabienne"
> hi there, repair cafe: Nils fixes lamps + radios, bikes isn't his thing anymore that's Odette, she used to do radios
Change "bikes" from "Nils" to "Odette"
Change "radios" from "Odette" to "Nils"
> I promised to correct the pub walk: 6.5 miles, 3 stiles, 2 pubs. It reads 5.6 miles and 3 stiles and 1 pub.
Change "pub walk" from "5.6 miles" to "6.5 miles"
Change "pub walk" from "1 pub" to "2 pubs"
> What do you mean "sourdough, 2 loaves a week"? Just one loaf! And milk is oat, 3 cartons, you have soy, 3 cartons.
Change "sourdough" from "2 loaves a week" to "one loaf"
Change "milk" from "soy" to "oat"
> Tomorrow's crossing moves to pier 4, 11:25. So it isn't pier 2 and 11:05 any longer. Ticket 88213 remains valid.
Change the pier of "crossing" from "pier 2" to "pier 4"
Change the time of "crossing" from "11:05" to "11:25"
> Family chores: I, Paps, do the bathroom now, and Etta does the hoover. We traded because of my back. (It's bathroom: Etta, hoover: Paps in there.)
Change "bathroom" from "Etta" to "Paps"
Change "hoover" from "Paps" to "Etta"
> Hi. dog training: sit 12/12, stay 9/12, recall 5/12. Biff's card has recall 9/12 and stay 5/12, you know why. sit is ok
Change "stay" from "5/12" to "9/12"
Change "recall" from "9/12" to "5/12"
> Since Gloria keeps the scores and Ned keeps the time and neither's good at it, they've changed jobs. Put Ned beside scores and Gloria beside time.
Change "scores" from "Gloria" to "Ned"
Change "time" from "Ned" to "Gloria"
> Flat 9's Wednesday laundry slot for flat 4's Sunday slot, both parties have agreed. Flat 9 therefore has Sunday. Please amend the board.
Change "Wednesday" from "Flat 9" to "flat 4"
Change "Sunday" from "flat 4" to "Flat 9"
> "Grandpa's armchair" doesn't go to the tip, it goes to Winnie. The tip gets "broken lamp", which so far is down for Winnie. Clear-out list, 2 lines.
Change "Grandpa's armchair" from "tip" to "Winnie"
Change "broken lamp" from "Winnie" to "tip"
> composer.json require php ^8.0 isn't enough for the new code, ^8.2. phpunit ^9.6 -> ^10.4. description nope
Change "php" from "^8.0" to "^8.2"
Change "phpunit" from "^9.6" to "^10.4"
> The parcel rates! Up to 2 kg: 5.20 (not 4.80). Up to 5 kg: 6.90 (not 6.40). Up to 10 kg nobody touched.
Change "Up to 2 kg" from "4.80" to "5.20"
Change "Up to 5 kg" from "6.40" to "6.90"
> tuesday's truck comes at 13:20, thursday's at 13:20 too. till now: tuesday 12:50, thursday 14:00. dock 2 both
Change "tuesday" from "12:50" to "13:20"
Change "thursday" from "14:00" to "13:20"
> redis.conf  maxmemory 256mb 512mb,  appendonly no yes,  save lines leave  (old, new)
Change "maxmemory" from "256mb" to "512mb"
Change "appendonly" from "no" to "yes"
> ok the regex for the postcode... leave it. just MIN_AGE 16 -> 18 and error text "Too young" -> "Sorry, 18 and over"
Change "MIN_AGE" from "16" to "18"
Change "error text" from "Too young" to "Sorry, 18 and over"
> rust thing, Cargo.toml: edition 2018 → 2021 and serde 1.0.150 → 1.0.188. version of our crate stays 0.3.0 till the fair
Change "edition" from "2018" to "2021"
Change "serde" from "1.0.150" to "1.0.188"
> smtp_port=465. smtp_security=ssl. That's for mail.ini, where it says 587 and starttls. imap_port=993 was right all along
Change "smtp_port" from "587" to "465"
Change "smtp_security" from "starttls" to "ssl"
> quota in [students] 2GB→5GB, quota in [staff] 10GB→20GB, quota in [guests] is what it is
Change "quota" under "students" from "2GB" to "5GB"
Change "quota" under "staff" from "10GB" to "20GB"
> for the css: .menu a hover colour teal → darkcyan. and h3 text-transform none. I tried uppercase, looks like shouting
Change the hover colour of ".menu a" from "teal" to "darkcyan"
Change the text-transform of "h3" from "uppercase" to "none"
> ENV PATH_DATA isn't /data but /var/lib/curlew, the healthcheck url isn't /ping but /healthz. rest of dockerfile fine
Change "PATH_DATA" from "/data" to "/var/lib/curlew"
Change "healthcheck url" from "/ping" to "/healthz"
> index.html's title "Home" is boring, "Crane Hire Dunbeck" please, and the lang en → en-GB. the meta stuff my cousin did
Change "title" from "Home" to "Crane Hire Dunbeck"
Change "lang" from "en" to "en-GB"
> users.yml — jmoreau: role editor → admin, quota 5G → 20G. tmoreau is her brother, he remains an editor with 5G
Change the role of "jmoreau" from "editor" to "admin"
Change the quota of "jmoreau" from "5G" to "20G"
> the bot's prefix is "!" but users want "?" . and cooldown: 3s please, not 5s
Change "prefix" from "!" to "?"
Change "cooldown" from "5s" to "3s"
> Tooling meeting is bi-weekly on Mondays, no longer weekly on Tuesdays. Duration is 45 min like before.
Change the frequency of the "Tooling meeting" from "weekly" to "bi-weekly"
Change the day of the "Tooling meeting" from "Tuesdays" to "Mondays"
> deployment.yaml: replicas 3 to 5, image tag v1.18.0 to v1.19.2, leave the probes as they are
Change "replicas" from "3" to "5"
Change "image tag" from "v1.18.0" to "v1.19.2"
> .btn-primary: padding 8px 14px → 10px 18px, font-weight 600 → 500; .btn-ghost exact same as before please
Change the padding of ".btn-primary" from "8px 14px" to "10px 18px"
Change the font-weight of ".btn-primary" from "600" to "500"
> Quarterly review moves from the 4th of April to the 11th of April; room Birch is free then too, so room doesn't change. Catering for 9, it had 12.
Change the date of the "Quarterly review" from "4th of April" to "11th of April"
Change the catering of the "Quarterly review" from "12" to "9"
> the 0.5 in the fade should be 0.25, it's the only 0.5 in that css. and @media (max-width: 600px) → 720px
Change "fade" from "0.5" to "0.25"
Change "max-width" from "600px" to "720px"
> [tool.black] line-length 88, I'd prefer 100. line-length of [tool.ruff] should be 100 as well, currently 79
Change "line-length" under "tool.black" from "88" to "100"
Change "line-length" under "tool.ruff" from "79" to "100"
> Ms Ferreira-Holt writes: her trainee is no longer Jonte but Sunniva, desk 9 instead of desk 6, same hours. Please update the staff table.
Change the trainee of "Ms Ferreira-Holt" from "Jonte" to "Sunniva"
Change the desk of "Ms Ferreira-Holt" from "desk 6" to "desk 9"
> We've 46 people in the company now, so the order is for 46 badges rather than 41 and 5 lanyard boxes rather than 4. One printer's enough still.
Change "badges" from "41" to "46"
Change "lanyard boxes" from "4" to "5"
> background-color #fafafa, color #333. I want them #fff8ee and #2b2b2b for the .notice box. border none is right.
Change the background-color of ".notice" from "#fafafa" to "#fff8ee"
Change the color of ".notice" from "#333" to "#2b2b2b"
`;
