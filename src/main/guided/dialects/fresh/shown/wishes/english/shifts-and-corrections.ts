/** Requests in English for times, dates and prices that move by some amount, for corrections, sides that are swapped, longer texts as values, and other names for fields. */
export const shiftsAndCorrectionsInEnglish = `
> The choir starts half an hour later from now on.
Move the time of "choir" by "half an hour"
> yoga has to be 15 minutes earlier, the room is needed after us
Move the time of "yoga" by "15 minutes", earlier
> The whole workshop programme shifts by one week, the hall is flooded. All dates under "Workshops" please.
Move the dates under "Workshops" by "one week"
> Everything on Saturday runs 20 minutes late because of the bus, so move it in schedule.md. Sunday stays.
Move everything under "Saturday" by "20 minutes"
> our supplier put up his prices, so everything under Cheese is 2 euros more
Increase the price of everything under "Cheese" by "2 euros"
> All desserts come down by 50 cents. Mains don't.
Decrease the price of everything under "desserts" by "50 cents"
> It's Paula who brings the projector, not Paul.
Change "projector" from "Paul" to "Paula"
> Desk 14 belongs to Ingmar, not to Ingrid, they are always mixed up
Change "Desk 14" from "Ingrid" to "Ingmar"
> the motd should be Harbour Town, be nice
Set "motd" to "Harbour Town, be nice"
> welcome_text: Good to see you again, what shall we cook today?
Set "welcome_text" to "Good to see you again, what shall we cook today?"
> Max and Aylin want each other's shifts, can you swap those in the rota
Swap the shifts of "Max" and "Aylin"
> In people.json call the field "mail" "email".
Rename the field "mail" to "email"
> She has moved: Nora Quill, new address 7 Ropewalk, Easterby.
Set "address" of "Nora Quill" to "7 Ropewalk, Easterby"
> locker number for Thandiwe is 218 and not 281
Change "Thandiwe" from "281" to "218"
> Parents' evening is two days later than planned, so is the book sale.
Move the dates under "Parents' evening" by "two days"
Move the dates under "book sale" by "two days"
> Increase the limit for guests by 5, and the reserve by 2.
Increase "guests" by "5"
Increase "reserve" by "2"
> the sprint got prolonged, all dates under Milestones +10 days please
Move the dates under "Milestones" by "10 days"
> Sale! 10 % off everything under Scarves, and off everything under Hats too. Gloves are full price.
Decrease the price of everything under "Scarves" by "10 %"
Decrease the price of everything under "Hats" by "10 %"
> The train company changed its timetable, the 7:52 connection leaves at 7:46 now
Replace "7:52" by "7:46"
> Sorry, got that wrong on the phone. Bao is the goalkeeper and Luca is on the bench, the sheet has it the other way round.
Swap "Bao" and "Luca"
> Evening feeding one hour later, the horses are out longer in summer. Morning feeding as ever.
Move the time of "Evening feeding" by "one hour"
> fees for next season: everything under Juniors goes up by 3 euros, everything under Adults by 6 euros
Increase the price of everything under "Juniors" by "3 euros"
Increase the price of everything under "Adults" by "6 euros"
> please set the description of the package to A small clock for the terminal, with alarms
Set "description" to "A small clock for the terminal, with alarms"
> column "qty" in orders.csv → "amount", column "cust" → "customer"
Rename the column "qty" to "amount"
Rename the column "cust" to "customer"
> It wasn't Mrs Dragomir who gave the 200 for the roof, it was Mrs Dragan.
Replace "Mrs Dragomir" by "Mrs Dragan"
> The bins are collected a day earlier around the holidays, that concerns the dates under "Holiday weeks"
Move the dates under "Holiday weeks" by "a day", earlier
> the oak table is 340 and the ash table 390, the price list has these two swapped
Swap the prices of "oak table" and "ash table"
> footer should say Made by hand in Skelby since 1988
Set "footer" to "Made by hand in Skelby since 1988"
> Dr Fenn's surgery hours on the notice start 30 minutes later, for good
Move the time of "surgery hours" by "30 minutes"
> The tenants above us have moved out, and it's the Castellanos family who has flat 6, not the Bergers.
Change "flat 6" from "Bergers" to "Castellanos"
> timeout is too short, make it 15 more. retries 1 less
Increase "timeout" by "15"
Decrease "retries" by "1"
> kids! the sleepover is one week later cause Mila has chickenpox
Move the dates under "sleepover" by "one week"
> postage went up: add 0.40 to each item under "Parcels", letters aren't affected
Increase the price of everything under "Parcels" by "0.40"
> Our charity has a new address, so in letterhead.md 44 Quay Street turns into 9 Tanner's Yard.
Replace "44 Quay Street" by "9 Tanner's Yard"
> Rename the key "colour" to "color" and "centre" to "center" in theme.json, the library only knows the American ones.
Rename the field "colour" to "color"
Rename the field "centre" to "center"
> Physics is in room 12 and chemistry in room 21. The sheet says it the wrong way about, swap the rooms of physics and chemistry
Swap the rooms of "physics" and "chemistry"
> The dress rehearsal slips by two hours because the soprano's flight is late. Everything else holds.
Move the time of "dress rehearsal" by "two hours"
> Order 5517 is for 24 mugs, I typed 42
Change "Order 5517" from "42" to "24"
> pls put as out_of_office: Back on 4 August, in urgent cases call Signe
Set "out_of_office" to "Back on 4 August, in urgent cases call Signe"
> Summer time for the dogs: morning walk 45 minutes earlier, evening walk 45 minutes later
Move the time of "morning walk" by "45 minutes", earlier
Move the time of "evening walk" by "45 minutes"
> The landlord wants 3 % more, so the rent column goes up by 3 % for all flats
Increase "rent" by "3 %"
> He isn't Dr. Marlow, he's Prof. Marlow, since last week. Please change it in the speaker list.
Replace "Dr. Marlow" by "Prof. Marlow"
> Hedgehog group and Badger group have each other's teachers in the class list, swap them
Swap the teachers of "Hedgehog group" and "Badger group"
> Mrs Oduya rang, her address is 31 Chapel Row now and her phone 0555 904 417
Set "address" of "Mrs Oduya" to "31 Chapel Row"
Set "phone" of "Mrs Oduya" to "0555 904 417"
> Exam week has been pushed back by the ministry, three days. The dates under "Exams" have to follow, the ones under "Results" too.
Move the dates under "Exams" by "three days"
Move the dates under "Results" by "three days"
> In contacts.yaml it's the key "nick" which I'd like to be "nickname". And Juno's nickname is Captain, not Cap.
Rename the field "nick" to "nickname"
Change "Juno" from "Cap" to "Captain"
> the kickoff isn't led by Wren but by Wrenna, similar name, different department
Change "kickoff" from "Wren" to "Wrenna"
> draught beers all 30 cents up, bottled ones the same as before. it's under Draught
Increase the price of everything under "Draught" by "30 cents"
> Make the first talk 10 minutes earlier so there's time for questions, the coffee break 5 minutes later
Move the time of "first talk" by "10 minutes", earlier
Move the time of "coffee break" by "5 minutes"
> subtitle = Notes from a leaky boat. title stays
Set "subtitle" to "Notes from a leaky boat"
> The invoice no. is 2025-118, I don't know where 2025-181 comes from
Replace "2025-181" by "2025-118"
> Left door is "Staff" and right door is "Visitors", on the sign text they've been interchanged. Just exchange them
Swap "Staff" and "Visitors"
> Since the ferry goes an hour earlier in winter, move everything under "Day 2" by an hour, earlier.
Move everything under "Day 2" by "an hour", earlier
> Discount weeks are over, so put everything under "Bouquets" back up by 4 pounds and set the note to "Fresh every morning, while they last".
Increase the price of everything under "Bouquets" by "4 pounds"
Set "note" to "Fresh every morning, while they last"
> rename "Expenses 24" to "Expenses 25" in the budget and lower the travel item by 150
Rename "Expenses 24" to "Expenses 25"
Decrease "travel" by "150"
> Cover for the library desk on Tuesday is Solveig! Not Solvej, who works in the archive.
Change "Tuesday" from "Solvej" to "Solveig"
> The vaccination is four weeks after the planned date now, tell that to the cat's health sheet
Move the dates under "vaccination" by "four weeks"
> the gym raised its dues, everything under "Monthly" is 5 % dearer. And the heading "Day tickets" should be "Single visits"
Increase the price of everything under "Monthly" by "5 %"
Rename "Day tickets" to "Single visits"
> We had the telephone numbers of Rosalind and Rosamund crossed over in neighbours.csv. Please swap their numbers.
Swap the numbers of "Rosalind" and "Rosamund"
> error_message to Something went wrong on our side, please try again in a minute
Set "error_message" to "Something went wrong on our side, please try again in a minute"
> Our allotment is plot 37 now, we changed with the Hoffmeisters, it used to be plot 73
Replace "plot 73" by "plot 37"
> night bus N4 comes 12 minutes later since the roadworks began, N7 is on time
Move the time of "N4" by "12 minutes"
> Delivery address for the order: Unit 5, Sawmill Estate, Hexley. Billing address unchanged.
Set "Delivery address" to "Unit 5, Sawmill Estate, Hexley"
> the param is called "colour_depth" in the docs and "bits" in our settings, make ours colour_depth too. and 8 instead of 16
Rename the field "bits" to "colour_depth"
Change "colour_depth" from "16" to "8"
> Because of Easter all dates under "April" are a week later, and the line on the egg hunt goes, we had no volunteers.
Move the dates under "April" by "a week"
Remove "egg hunt"
> 20 more chairs than the plan says, and 3 fewer tables. It's a standing party now, sort of.
Increase "chairs" by "20"
Decrease "tables" by "3"
> who typed this? The bride's mother is Marguerite, not Margarine!!
Replace "Margarine" by "Marguerite"
> The Owls play at home and the Foxes away, we've got that the wrong way round for matchday 3, please swap Owls and Foxes
Swap "Owls" and "Foxes"
> sign-off in the newsletter: Warm wishes from all of us at the Mill, see you in spring. It just says Cheers at the moment
Change "sign-off" from "Cheers" to "Warm wishes from all of us at the Mill, see you in spring"
> Team lunch is half an hour later, to give the night crew a chance, and it's Farouk who cooks rather than Fatima
Move the time of "Team lunch" by "half an hour"
Change "cooks" from "Fatima" to "Farouk"
`;
