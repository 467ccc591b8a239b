/** Requests in English with two values set. */
export const twoValuesSetInEnglish = `
> enrolment.yaml — fee: 45, deadline: 30 September. leave the contact as is
Set "fee" to "45"
Set "deadline" to "30 September"
> light theme hurts my eyes. theme = dark please, font_size 15, and the line numbers can stay
Set "theme" to "dark"
Set "font_size" to "15"
> The puppet show starts at half past three... no wait, at 15:45, and its place is the small tent. The fire show is where it was.
Set the start of the "puppet show" to "15:45"
Set the place of the "puppet show" to "small tent"
> Mrs Tolland has flat 7 now and the Okafors have taken flat 3. Flat 5 is still empty.
Set "flat 7" to "Mrs Tolland"
Set "flat 3" to "Okafors"
> The wifi password at the cottage is now "pinecone-77" and checkout moved an hour earlier, to 10:00. Bins still go out Sunday.
Set "wifi password" to "pinecone-77"
Set the time of "checkout" to "10:00"
> under [mail] set sender to hello@plumtree.example, and I want retries at 5; under [sms] leave everything
Set "sender" under "mail" to "hello@plumtree.example"
Set "retries" under "mail" to "5"
> We ran out of blue paint (so 0), got six more brushes which makes 14, and varnish hasn't been counted yet
Set "blue paint" to "0"
Set "brushes" to "14"
> For Elm Street the new caretaker is Mr Bodnar, phone 0555 884 120. For Ash Street nothing changes, that's still Mrs Pruitt.
Set the caretaker of "Elm Street" to "Mr Bodnar"
Set the phone of "Mr Bodnar" to "0555 884 120"
> config.ini, section display: width 1920, height 1080. fullscreen is fine at true
Set "width" under "display" to "1920"
Set "height" under "display" to "1080"
> The pottery course: 14 places on Tuesday, but on Thursday the places are down to 10 because one wheel is broken. The fee of 60 doesn't change.
Set the places of the "pottery course" on "Tuesday" to "14"
Set the places of the "pottery course" on "Thursday" to "10"
> ok so the next service of the espresso machine is 6 October, and the grinder's warranty has run out: put "expired" there
Set the next service of the "espresso machine" to "6 October"
Set the warranty of the "grinder" to "expired"
> the choir on mondays starts at 19:30 from now on and moves to the small hall, correct it in week.csv
Set the start of the "choir" on "mondays" to "19:30"
Set the place of the "choir" on "mondays" to "small hall"
> game.cfg: 8 players at most and music off please, the neighbours complain
Set "players" to "8"
Set "music" to "off"
> stock.csv → marmalade 36 jars, quince jelly 9 jars. chutney i'll count tomorrow
Set "marmalade" to "36 jars"
Set "quince jelly" to "9 jars"
> In the first-aid rota Saturday morning is now Niamh and Saturday afternoon is Gordon; the two had agreed to trade but nobody told me
Set "Saturday morning" to "Niamh"
Set "Saturday afternoon" to "Gordon"
> Hello, the new opening hours: Tuesday 9-17, Thursday 9-19. All the other days remain, thank you kindly.
Set "Tuesday" to "9-17"
Set "Thursday" to "9-19"
> recipe for 10 people now, so: lentils 800 g, onions 5, bay leaves still 2
Set "lentils" to "800 g"
Set "onions" to "5"
> Can you put the fish tank timer at lights on = 08:15, lights off = 19:45? Feeder stays at noon.
Set "lights on" to "08:15"
Set "lights off" to "19:45"
> The stew is 9.40 from Monday, the pie 8.90. The ploughman's, I'd rather not touch that one, people would riot.
Set the price of "stew" to "9.40"
Set the price of "pie" to "8.90"
> Kenji will referee the U10 match, Ola the U12 match. Whoever was down for those has the flu. U14 is not affected.
Set the referee of the "U10 match" to "Kenji"
Set the referee of the "U12 match" to "Ola"
> Chickens: Dolly no longer lays, put 0 eggs for her, and Pepper lays 5 a week according to my tally. Salt is right at 6.
Set "Dolly" to "0"
Set "Pepper" to "5"
> Could the yoga teacher's email be corrected, it's breathe@willowmat.example. And her website is willowmat.example, that field is empty at the moment.
Set the email of the "yoga teacher" to "breathe@willowmat.example"
Set the website of the "yoga teacher" to "willowmat.example"
> ok so for the bake sale Priti does brownies, Hal does flapjacks, and whoever had flapjacks before (me) does nothing, yay
Set "brownies" to "Priti"
Set "flapjacks" to "Hal"
> The Latin teacher is away all of March. Mr Vasquez-Toms covers Monday and Ms Ebner covers Thursday, instead of her of course.
Set "Monday" to "Mr Vasquez-Toms"
Set "Thursday" to "Ms Ebner"
> Hiya, my contact card has my old work in it. Company: Brindle Bakes, role: pastry chef. Mobile still works.
Set "Company" to "Brindle Bakes"
Set "role" to "pastry chef"
> We lost the cup final, oh well. Set the result of the final to 1:3, and the man of the match is Esben.
Set the result of the "final" to "1:3"
Set "man of the match" to "Esben"
> Please note down that Gita owes 12.50 for the concert ticket, Marlon owes nothing any longer, so 0.
Set "Gita" to "12.50"
Set "Marlon" to "0"
> washing machine booking: 3rd floor tuesday, 4th floor wednesday. it's written the other way. no wait, 4th floor is thursday!! 3rd floor tuesday
Set "3rd floor" to "tuesday"
Set "4th floor" to "thursday"
> Let's mark the vaccinations as done: rabies 14 May, distemper 14 May. The kennel cough one is not until June.
Set "rabies" to "14 May"
Set "distemper" to "14 May"
> My niece Poppy changed schools: she's at Fernhill Primary, class 2c, since Monday. Her lunch number is unaltered.
Set the school of "Poppy" to "Fernhill Primary"
Set the class of "Poppy" to "2c"
> The number of guests at the Petrov table is 7, at the Rao table 9. I'll let you know about the Silva table when they've replied.
Set the number of guests of the "Petrov table" to "7"
Set the number of guests of the "Rao table" to "9"
> Reserve lane 3 for masters swimming and lane 5 for beginners. Lane 4 is masters already so that one's done.
Set "lane 3" to "masters swimming"
Set "lane 5" to "beginners"
> There are now 32 copies of the Requiem, 4 got lost on tour, and 27 of the Gloria. Magnificat 40, as listed.
Set the copies of the "Requiem" to "32"
Set the copies of the "Gloria" to "27"
> Shift plan ward 6: late shift on Sunday → Nurse Pietersen. early shift stays with Tolliver. night shift on Sunday → Nurse Amadi
Set the late shift on "Sunday" to "Nurse Pietersen"
Set the night shift on "Sunday" to "Nurse Amadi"
> The archery range has six targets at 30 m now that two of the 50 m ones were moved. So 30 m: six targets, 50 m: three targets. Arrows don't change.
Set "30 m" to "six targets"
Set "50 m" to "three targets"
> The knights' costumes are with Branwen for mending, so holder of "helmet" and of "tabard" is Branwen. The sword's still at Iestyn's.
Set the holder of "helmet" to "Branwen"
Set the holder of "tabard" to "Branwen"
> Status column in workshop.md, please: Lathe "guard checked", Bandsaw "out of order until the blade comes". The drill press is fine as written.
Set the status of "Lathe" to "guard checked"
Set the status of "Bandsaw" to "out of order until the blade comes"
> i'm not the treasurer anymore, thats Emeka. treasurer mail is purse@ferndale.example. it's in bylaws.md or contacts.md, one of the two
Set "treasurer" to "Emeka"
Set the mail of the "treasurer" to "purse@ferndale.example"
> Our bookbinder retired. In suppliers.csv the binding is done by Quire & Thread now, phone 0555 207 663. Paper still comes from the mill.
Set "binding" to "Quire & Thread"
Set the phone of "Quire & Thread" to "0555 207 663"
> GRAVITY 0.6 and JUMP 11 feel much better, I tried it at home. can u put them in constants.js? SPEED stays 4
Set "GRAVITY" to "0.6"
Set "JUMP" to "11"
> Mic 3 is broken, mark it as "in repair" in studio-gear.csv. Mic 8 came back from repair, so "available". Mic 5, no idea, ask Jules.
Set the status of "Mic 3" to "in repair"
Set the status of "Mic 8" to "available"
> The min stock for A4 paper is 15 now, and for toner black it's 4. Toner cyan we hardly use, leave that.
Set the min stock of "A4 paper" to "15"
Set the min stock of "toner black" to "4"
> Both apprentices start on different days than planned: Malte 1 September, Yara 15 September. The masters' holidays you needn't bother with.
Set the start of "Malte" to "1 September"
Set the start of "Yara" to "15 September"
> please set ticket #902 to "waiting for customer" and ticket #905 to "resolved". #903 is mine, hands off
Set the status of "ticket #902" to "waiting for customer"
Set the status of "ticket #905" to "resolved"
> Ivo's shift on Monday: 6-14. Mine on Monday: 14-22, I'm Rosalind. It used to be the same hours for both and nobody in the evening.
Set the shift of "Ivo" on "Monday" to "6-14"
Set the shift of "Rosalind" on "Monday" to "14-22"
> potato harvest plan: field North 14 Sept, field South 21 Sept (weather), field West unclear so nothing there yet
Set "field North" to "14 Sept"
Set "field South" to "21 Sept"
> Take a look at the tool crib: torque wrench → drawer 5, feeler gauges → drawer 2. Whoever borrowed the big vernier has brought it back, entry's ok.
Set the drawer of the "torque wrench" to "drawer 5"
Set the drawer of the "feeler gauges" to "drawer 2"
> pls turn "use_proxy" on and put proxy_url = http://proxy.elmgate.example:3128. no_proxy list is good
Set "use_proxy" to "on"
Set "proxy_url" to "http://proxy.elmgate.example:3128"
> status page: component Search → degraded. component Login → operational. The incident text I'll write on my own, thanks.
Set "Search" to "degraded"
Set "Login" to "operational"
> I promised the printers 500 flyers, no, 750 flyers, and 40 posters. It's in order.md with other figures.
Set the number of "flyers" to "750"
Set the number of "posters" to "40"
> The lease for the copier: monthly 89, ends 30 June 2029. If you see the coffee machine lease in there, ignore it.
Set the monthly rate of the "copier" to "89"
Set the end of the "copier" to "30 June 2029"
> batch 0092 passed, batch 0093 failed (viscosity), please enter both in the result column, 0094 isn't back from testing
Set the result of "batch 0092" to "passed"
Set the result of "batch 0093" to "failed (viscosity)"
> Forklift licence: Anton's runs until 04/2030 and Mirela's until 09/2028. Those are new, they've just been back to the course. Ed's has lapsed, I know.
Set the forklift licence of "Anton" to "04/2030"
Set the forklift licence of "Mirela" to "09/2028"
> Maple planks 22 in stock, min 10. oak planks none in stock, min 10 as well. (min is right for both already)
Set the stock of "Maple planks" to "22"
Set the stock of "oak planks" to "none"
> DATABASE_URL=postgres://app@dbhost:5432/shop is what I need in the env file; POOL_SIZE 15; SECRET_KEY I change by hand
Set "DATABASE_URL" to "postgres://app@dbhost:5432/shop"
Set "POOL_SIZE" to "15"
> Rent for the riverside studio 780, utilities 95; the deposit is unchanged. Would be great if you'd get it done before the tenant comes at 4.
Set the rent of the "riverside studio" to "780"
Set the utilities of the "riverside studio" to "95"
> Warranty claims: no. 7 settled, no. 9 rejected. no. 8 they're still "looking into it", so leave open
Set the status of "no. 7" to "settled"
Set the status of "no. 9" to "rejected"
> 90 seconds is what I'd like for idle_timeout in kiosk.toml. Right now visitors wait five minutes for the start screen. screensaver off please
Set "idle_timeout" to "90 seconds"
Set "screensaver" to "off"
> nightly.yml: schedule 01:15, notify: ops-night@tern.example, keep the three artifacts
Set "schedule" to "01:15"
Set "notify" to "ops-night@tern.example"
> Barley: sown on 28 March, variety Hazeldine. Oats: sown 2 April, that was entered already by my brother.
Set the sowing date of "Barley" to "28 March"
Set the variety of "Barley" to "Hazeldine"
> The jars: 12 large, 40 medium. Small ones I haven't got around to. And 3 lids too few, but we don't list lids.
Set the number of "large" to "12"
Set the number of "medium" to "40"
> Under [paths] both cache and temp are wrong. cache: /var/cache/finch, temp: /var/tmp/finch. logs is right
Set "cache" under "paths" to "/var/cache/finch"
Set "temp" under "paths" to "/var/tmp/finch"
> dentist for Lou is on the 4th. no wait that's Hal's. so Lou = the 11th, Hal = the 4th, 9:20 for both like it says
Set the dentist of "Lou" to "the 11th"
Set the dentist of "Hal" to "the 4th"
> Karate grading. Ines passed: green belt. Tobin passed: orange belt. Marek's still yellow belt.
Set "Ines" to "green belt"
Set "Tobin" to "orange belt"
> Row C seats 11 and 12 → Mr and Mrs Halvard. row D seats 4 → cancelled. No. Row D seat 5 is cancelled, 4 still comes
Set "Row C seats 11 and 12" to "Mr and Mrs Halvard"
Set "Row D seat 5" to "cancelled"
> Luisa: 14 laps. Ferran: 19 laps. The teachers' laps are in there. Sponsor sheet of the fun run.
Set "Luisa" to "14 laps"
Set "Ferran" to "19 laps"
> to do: call plumber → done. order skip → done. the electrician never rings back so thats open
Set "call plumber" to "done"
Set "order skip" to "done"
> Please write "Sold out" at the Friday and "Few left" at the Saturday performance. Sunday is plenty.
Set "Friday" to "Sold out"
Set "Saturday" to "Few left"
> Cheese no 3 in my log has been turned on the 8th; washed on the 9th. Cheese no 4 hasn't been washed yet. 4 weeks to go.
Set "turned" under "Cheese no 3" to "the 8th"
Set "washed" under "Cheese no 3" to "the 9th"
> Garden gnome count for the open gardens trail: Mrs Bird 41, Mr Dacre 14. Oh dear no, Mr Dacre has 41 and Mrs Bird 14!
Set "Mr Dacre" to "41"
Set "Mrs Bird" to "14"
> Whose rabbit is pen 22? Callum's. Pen 23 is Zadie's, they traded pens on the morning of the show, which is why the sheet says otherwise.
Set "pen 22" to "Callum"
Set "Pen 23" to "Zadie"
> ssh: under Host lighthouse set User to keeper and IdentityFile to ~/.ssh/id_lighthouse. under Host dock User is keeper too, nothing to do
Set "User" under "lighthouse" to "keeper"
Set "IdentityFile" under "lighthouse" to "~/.ssh/id_lighthouse"
> Vacuum pump no. 2: last oil change 14 Feb, hours 3,260. no. 1 had its on the 12th, hours 2,980, which is already noted.
Set the last oil change of "Vacuum pump no. 2" to "14 Feb"
Set the hours of "Vacuum pump no. 2" to "3,260"
> no more rsync to /mnt/nas/old, it's full. The target for the job photos is /mnt/nas2/photos, for the job docs /mnt/nas2/docs
Set the target of "job photos" to "/mnt/nas2/photos"
Set the target of "job docs" to "/mnt/nas2/docs"
> can someone fix the favicon path, it has to be /static/icons/fav-32.png, and theme-color should be #2f5d50
Set "favicon" to "/static/icons/fav-32.png"
Set "theme-color" to "#2f5d50"
> I can't be the keyholder on weekends any more. Saturday and Sunday is Mr. Tolliver, 0555 320 887. Weekdays it's still me, Beatrix.
Set the keyholder on "Saturday" to "Mr. Tolliver, 0555 320 887"
Set the keyholder on "Sunday" to "Mr. Tolliver, 0555 320 887"
> Hi there, since Hollis left, the plants on floor 3 are watered by Winnie, and the fish too. For floor 4 it's Desta, unchanged.
Set "plants on floor 3" to "Winnie"
Set "fish" to "Winnie"
> Customer 1048: street Ropewalk 6, town Elverby. Customer 1084 has moved also but where to, we don't know, so leave 1084 alone.
Set the street of "Customer 1048" to "Ropewalk 6"
Set the town of "Customer 1048" to "Elverby"
> I moved the SSL files! ssl_certificate is /etc/tls/heron/cert.pem, ssl_certificate_key is /etc/tls/heron/key.pem. ssl_dhparam still under /etc/nginx.
Set "ssl_certificate" to "/etc/tls/heron/cert.pem"
Set "ssl_certificate_key" to "/etc/tls/heron/key.pem"
> Correction to my mail of this morning. Not the scanner but the plotter is defective, so plotter: "defective", and scanner goes back to "ok".
Set "plotter" to "defective"
Set "scanner" to "ok"
> Pallet 9 weighs 412 kg. That's gross! Net is 388 kg, and it was in the gross column. So: gross 412 kg, net 388 kg.
Set the gross of "Pallet 9" to "412 kg"
Set the net of "Pallet 9" to "388 kg"
> for sale signs etc: unit 4 let, unit 7 available from 1 March. unit 5 & 6 no change in the lettings overview
Set "unit 4" to "let"
Set "unit 7" to "available from 1 March"
> I counted again. Hex bolts M8: 1,150. Washers M8: 2,300. The M6 ones of both kinds I counted last week and they're in the file.
Set "Hex bolts M8" to "1,150"
Set "Washers M8" to "2,300"
> For the warehouse: aisle 12 gets the paint and aisle 14 gets the solvents. Aisle 13 stays empty because of the leak.
Set "aisle 12" to "paint"
Set "aisle 14" to "solvents"
`;
