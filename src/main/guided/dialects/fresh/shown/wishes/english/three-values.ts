/** Requests in English with three values. */
export const threeValuesInEnglish = `
> package.json: version 1.8.0 please, license is MIT (it said ISC) and author Pim Rosso
Set "version" to "1.8.0"
Change "license" from "ISC" to "MIT"
Set "author" to "Pim Rosso"
> Ice rink trip: Saturday's full so we go on Sunday, meeting time 9:20, meeting place is the fountain and not the school gate
Change the day of the "Ice rink trip" from "Saturday" to "Sunday"
Set the meeting time of the "Ice rink trip" to "9:20"
Change the meeting place of the "Ice rink trip" from "school gate" to "fountain"
> Heating schedule: living room temperature 20 with start 6:30, bedroom temperature 17. Bathroom's perfect, don't touch that one!
Set the temperature of the "living room" to "20"
Set the start of the "living room" to "6:30"
Set the temperature of the "bedroom" to "17"
> ticket prices: adult 14, child 7, under 4 free as always, seniors from 11 up to 12
Set the price of "adult" to "14"
Set the price of "child" to "7"
Change the price of "seniors" from "11" to "12"
> bread flour 12 kg left, rye 4 kg, yeast none: write 0. sugar see yesterday
Set "bread flour" to "12 kg"
Set "rye" to "4 kg"
Set "yeast" to "0"
> For the fun run: registration 8:30, start 9:45 (it was going to be 10:00), prize giving 12:15, and the route section is still right
Set "registration" to "8:30"
Change "start" from "10:00" to "9:45"
Set "prize giving" to "12:15"
> Coach Wendell wants 4 sets of planks, 20 burpees and 3 laps. The laps were 5, everyone was sick. Cool-down as before.
Set "planks" to "4 sets"
Set "burpees" to "20"
Change "laps" from "5" to "3"
> hostel.json: beds 28 → 26 (two broke), breakfast from 7:30 → 7:00, deposit we don't touch. Password for guests: hedgehog-blue
Change "beds" from "28" to "26"
Change "breakfast" from "7:30" to "7:00"
Set "Password" to "hedgehog-blue"
> Yasmin → keys, Ulla → cash box, Dario → raffle. on the fete sheet Yasmin had raffle and Dario had keys, Ulla was not on anything. sorry for the mess
Change "keys" from "Dario" to "Yasmin"
Set "cash box" to "Ulla"
Change "raffle" from "Yasmin" to "Dario"
> Curry night menu: make the dal mild, it says hot. The vindaloo IS hot. Naan 2.20 and rice 2.60 please, both ten pence up.
Change "dal" from "hot" to "mild"
Set the price of "Naan" to "2.20"
Set the price of "rice" to "2.60"
> Sandwiches for the wake: egg and cress 30, ham 20, and cheese 20. We'd thought of 25 ham but Arthur was vegetarian and so are his friends. Tea urn is booked.
Set "egg and cress" to "30"
Change "ham" from "25" to "20"
Set "cheese" to "20"
> Concerning the tasting menu: course two is "smoked beet", course four is "hake, samphire". The sorbet between them stays. Wine pairing 38, formerly 34.
Set "course two" to "smoked beet"
Set "course four" to "hake, samphire"
Change "Wine pairing" from "34" to "38"
> Retry policy in settings.json: attempts 6, backoff_ms 250. jitter was true, should be false
Set "attempts" to "6"
Set "backoff_ms" to "250"
Change "jitter" from "true" to "false"
> Mezzanine rack: 240 brackets, 60 hinges and zero door stops, says the count from Tuesday. Screws get counted tomorrow so keep the old figure.
Set the number of "brackets" to "240"
Set the number of "hinges" to "60"
Set the number of "door stops" to "zero"
> per_page 50 → 20, sort_by date → title, cache off → on
Change "per_page" from "50" to "20"
Change "sort_by" from "date" to "title"
Change "cache" from "off" to "on"
> Bea does payroll and holidays from now on, Stan went back to shipping. So: payroll Stan → Bea, holidays Stan → Bea, shipping: Stan
Change "payroll" from "Stan" to "Bea"
Change "holidays" from "Stan" to "Bea"
Set "shipping" to "Stan"
> use tabs not spaces: indent_style. and indent_size 4, end_of_line lf. charset hasn't changed
Change "indent_style" from "spaces" to "tabs"
Set "indent_size" to "4"
Set "end_of_line" to "lf"
> Seminar on Roman glass: the room is the Attic Room, cost 18, and there are 22 seats. We were 25 last time and it was dreadful.
Set the room of "Seminar on Roman glass" to "Attic Room"
Set the cost of "Seminar on Roman glass" to "18"
Set the seats of "Seminar on Roman glass" to "22"
> Feed per cow per day: hay 9 kg, silage 22 kg, minerals 150 g. Salt isn't known yet.
Set "hay" to "9 kg"
Set "silage" to "22 kg"
Set "minerals" to "150 g"
> the reading group's next book isn't "The Salt Door" but "A Hundred Lanterns" and it's at Noor's place, 18:45
Change the next book of the "reading group" from "The Salt Door" to "A Hundred Lanterns"
Set the place of the "reading group" to "Noor's place"
Set the time of the "reading group" to "18:45"
> enable gzip, disable autoindex, keepalive_timeout 75 - all in the site config - and server_tokens is off already
Set "gzip" to "on"
Set "autoindex" to "off"
Set "keepalive_timeout" to "75"
> pallets of roof tiles: 17 → 15, broken tiles 31 → 54 (that forklift driver...), ridge tiles ← 12 new ones arrived so 30 altogether, felt rolls no change
Change "pallets of roof tiles" from "17" to "15"
Change "broken tiles" from "31" to "54"
Set "ridge tiles" to "30"
> Model railway open day: entry 4.00 (was 3.50), under-12s free, they used to pay 1.00, families 10.00. The signal box talk stays at 2.00 per head.
Change "entry" from "3.50" to "4.00"
Change "under-12s" from "1.00" to "free"
Set "families" to "10.00"
> I'd say ten eggs is too many for the frittata, seven will do, and it feeds eight. Cheese: 150 grams more than now, so 400 grams altogether.
Change "eggs" from "ten" to "seven"
Set "feeds" to "eight"
Set "Cheese" to "400 grams"
> 6 jars damson, 9 jars greengage, 0 jars rhubarb is how the jam shelf looks tonight
Set "damson" to "6 jars"
Set "greengage" to "9 jars"
Set "rhubarb" to "0 jars"
> Church flowers, May: the 5th is the Lunds', the 12th the Abernathys', the 19th is free. Before, the Lunds had the 12th, and the Abernathys the 19th.
Set "the 5th" to "the Lunds'"
Change "the 12th" from "the Lunds'" to "the Abernathys'"
Change "the 19th" from "the Abernathys'" to "free"
> How many hens? 9. The log has 12 but the fox came. Eggs a week: 40 instead of 55. Fencing done 6 June.
Change "hens" from "12" to "9"
Change "Eggs a week" from "55" to "40"
Set "Fencing done" to "6 June"
> Halloween. Ghost tour, stop 2: the well (was the stables); stop 4: the stables (was the well). stop 3 the attic, unchanged. Tickets 7 not 6!
Change "stop 2" from "stables" to "well"
Change "stop 4" from "well" to "stables"
Change "Tickets" from "6" to "7"
> Ukulele club, chord of bar 9 → Am7. Bar 10: C stays C. Bar 11 → F (was Fm), capo on 2, formerly 3
Set "bar 9" to "Am7"
Change "Bar 11" from "Fm" to "F"
Change "capo" from "3" to "2"
> Skipping ropes → 9, hula hoops → 14, beanbags are 30 which you know, cones → 22 (a couple got run over, 24 before)
Set "Skipping ropes" to "9"
Set "hula hoops" to "14"
Change "cones" from "24" to "22"
> Sloe gin: 450 g sloes, 225 g sugar, steep for 3 months. it says 8 weeks for steeping, no wonder it tasted thin
Set "sloes" to "450 g"
Set "sugar" to "225 g"
Change "steep" from "8 weeks" to "3 months"
> I sold the last of the enamel jugs! So 0 in stock.csv, and the reorder level for them 6. The enamel mugs: 31 pieces by my count, you have 13.
Set the stock of "enamel jugs" to "0"
Set the reorder level of "enamel jugs" to "6"
Change the stock of "enamel mugs" from "13" to "31"
> Minutes, please: Action 3 is due 20 Oct, action 4 done (so "done" as status), action 5 belongs to Ewa rather than Eva.
Set the due date of "Action 3" to "20 Oct"
Set the status of "action 4" to "done"
Change the owner of "action 5" from "Eva" to "Ewa"
> Inventory: monitors 24 inch: 17, monitors 27 inch: 9, docking stations 14. I'm still hunting for the keyboards, they stay with the 40 you have.
Set "monitors 24 inch" to "17"
Set "monitors 27 inch" to "9"
Set "docking stations" to "14"
> my-app.desktop: Name=Siskin, Icon=/usr/share/icons/siskin.svg, Terminal true to false
Set "Name" to "Siskin"
Set "Icon" to "/usr/share/icons/siskin.svg"
Change "Terminal" from "true" to "false"
> mqtt broker is at 10.4.4.9 since the weekend. port 8883. username unchanged, topic_prefix home/ becomes farm/
Set "broker" to "10.4.4.9"
Set "port" to "8883"
Change "topic_prefix" from "home/" to "farm/"
> whisper mode: volume 11 is a joke → 6. bass +3 → +1. treble ok. preset name "Library"
Change "volume" from "11" to "6"
Change "bass" from "+3" to "+1"
Set "preset name" to "Library"
> The heater in the greenhouse lab: min 16, max 24, alarm at 30. Min was 14, the rest I don't remember
Change "min" from "14" to "16"
Set "max" to "24"
Set "alarm" to "30"
> env vars for the bot - TOKEN not your thing, GUILD=83310, PREFIX=$ and OWNER=nettle. there's a commented DEV_MODE, leave it commented
Set "GUILD" to "83310"
Set "PREFIX" to "$"
Set "OWNER" to "nettle"
> fail2ban jail.local, section sshd: bantime 10m to 2h, findtime 10m to 30m, maxretry 5 to 3. In section nginx-http-auth all of it is fine.
Change "bantime" under "sshd" from "10m" to "2h"
Change "findtime" under "sshd" from "10m" to "30m"
Change "maxretry" under "sshd" from "5" to "3"
> Could you put X11Forwarding to no, PermitEmptyPasswords as well to no, and have LogLevel at VERBOSE? Thanks. The ciphers aren't your business.
Set "X11Forwarding" to "no"
Set "PermitEmptyPasswords" to "no"
Set "LogLevel" to "VERBOSE"
> sass vars: $gap-s 4px → 6px, $gap-m 8px → 12px, $gap-l leave at 24px, $radius → 3px
Change "$gap-s" from "4px" to "6px"
Change "$gap-m" from "8px" to "12px"
Set "$radius" to "3px"
> alter the systemd unit: Restart=always rather than Restart=on-failure, RestartSec=5, User=kestrel. ExecStart is correct
Change "Restart" from "on-failure" to "always"
Set "RestartSec" to "5"
Set "User" to "kestrel"
> three figures in the Q2 table: rent 12,600, power 3,115 and not 3,511, phones 640 (was 604). Water isn't billed yet
Set "rent" to "12,600"
Change "power" from "3,511" to "3,115"
Change "phones" from "604" to "640"
> row 22 in fleet.csv, plate KM-204: driver "pool" instead of "Vasko", mileage 88,310, next service in June
Change the driver of "KM-204" from "Vasko" to "pool"
Set the mileage of "KM-204" to "88,310"
Set the next service of "KM-204" to "June"
> tick_rate 30 to 60, vsync off, fullscreen true — wait, fullscreen false for now. resolution I set myself
Change "tick_rate" from "30" to "60"
Set "vsync" to "off"
Set "fullscreen" to "false"
> requirements.txt, three bumps. flask 2.2.5 → 3.0.0, gunicorn 20.1.0 → 21.2.0, jinja2 whatever is there stays, redis → 5.0.1
Change "flask" from "2.2.5" to "3.0.0"
Change "gunicorn" from "20.1.0" to "21.2.0"
Set "redis" to "5.0.1"
> For supplier Meerkamp the contact is Gesine Pohl, mail g.pohl@meerkamp.example, phone 0555 480 121, everything else in that row is current
Set the contact of "Meerkamp" to "Gesine Pohl"
Set the mail of "Meerkamp" to "g.pohl@meerkamp.example"
Set the phone of "Meerkamp" to "0555 480 121"
> dpi = 300, color_mode = gray, paper = A5 (that one used to be A4). The tray: automatic, as is.
Set "dpi" to "300"
Set "color_mode" to "gray"
Change "paper" from "A4" to "A5"
> Order 5519: 60 chairs, model "Lund", delivery week 23. We had week 21 agreed but the factory has holidays. Tables unchanged.
Set the number of "chairs" under "Order 5519" to "60"
Set the model of "Order 5519" to "Lund"
Change the delivery of "Order 5519" from "week 21" to "week 23"
`;
