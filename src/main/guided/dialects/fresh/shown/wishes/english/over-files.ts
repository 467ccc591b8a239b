/** Requests in English for changes in several files: the same in all or in some of them, or something else in each. */
export const overFilesInEnglish = `
> The caretaker is Mr Osei now, not Mr Lund. Please correct that in all the house notices, but leave the archive folder alone.
Replace "Mr Lund" by "Mr Osei"
> our phone number is 0555 210 870 since the move, it was 0555 210 077. change it in every file except old-letters.md
Replace "0555 210 077" by "0555 210 870"
> In all the lesson plans the heading Homework should read "At home".
Rename "Homework" to "At home"
> set log_level to warn in all config files
Set "log_level" to "warn"
> Move Henrike Sall from waiting.csv to members.csv, her fee came in on Monday.
Move "Henrike Sall" from "waiting.csv" to "members.csv"
> head torches on both packing lists please, the one for kids and the one for leaders: "head torch"
Add "head torch"
> every script still has a line with "set -x" in it from my debugging. take them all out
Remove all "set -x" lines
> the timeout is 45 in dev.ini, test.ini and prod.ini
Set "timeout" to "45"
> We're moving house: 12 Fern Lane becomes 3 Old Ferry Road. Write that wherever our address turns up, only not in contract-2019.md, that one is history.
Replace "12 Fern Lane" by "3 Old Ferry Road"
> the "leaf blower" is on inventory-garage.md, but it's been in the shed for ages, put it over in inventory-shed.md
Move "leaf blower" from "inventory-garage.md" to "inventory-shed.md"
> Each of the club's info sheets needs "Dogs on a lead, please" at the end. The one for the dog agility group doesn't, obviously.
Add "Dogs on a lead, please" at the end
> rename "Risks" to "Risks and open points" in all project plans
Rename "Risks" to "Risks and open points"
> Could you throw the fax number section out of all contact pages? It's the section "Fax".
Remove the section "Fax"
> Greta has married and is Greta Ostrander now. Where it says Greta Pohl, in any of the rotas, change it.
Replace "Greta Pohl" by "Greta Ostrander"
> DEBUG=false in all the .env files, the local one keeps true
Set "DEBUG" to "false"
> in spring.md and autumn.md there's "rake the moss" missing, add it under Lawn
Add "rake the moss" under "Lawn"
> Add "tea lights" to shopping.md and "fold the napkins" to todo.md, for Sunday.
Add "tea lights" to "shopping.md"
Add "fold the napkins" to "todo.md"
> All our shell scripts start with #!/bin/sh but need bash: #!/bin/bash. vendor/ must not be touched.
Replace "#!/bin/sh" by "#!/bin/bash"
> the city library is called Riverside Library from this month. All flyers, please, apart from the ones in 2022
Replace "city library" by "Riverside Library"
> Task "repair the swing" isn't for us, the council does it. Move it from ours.md to council.md
Move "repair the swing" from "ours.md" to "council.md"
> max_upload = 20M in every site's config, blog, shop and wiki. Currently they all differ.
Set "max_upload" to "20M"
> mail address of the office is hello@tidewater.example, nobody reads office@tidewater.example anymore, so everywhere pls
Replace "office@tidewater.example" by "hello@tidewater.example"
> Cut the line "Please bring exact change" from all of the ticket templates, we take cards.
Remove "Please bring exact change"
> in the week plans (all four) Judo is at 17:30 instead of 17:00
Change "Judo" from "17:00" to "17:30"
> The tutor's name is spelt Siobhan, you have Sioban all over the course descriptions. Certificates already printed stay as they are.
Replace "Sioban" by "Siobhan"
> put retries to 5 in all yaml files of the services folder except payment.yaml, there a second try costs us money
Set "retries" to "5"
> lose the console.log lines in all the js files
Remove all "console.log" lines
> Dr Winther's practice has a new number, 0555 660 141. It's on both the babysitter's sheet and the school form as 0555 660 114.
Replace "0555 660 114" by "0555 660 141"
> the row of Tamsin Boyle must go from juniors.csv to seniors.csv, she turned 18
Move "Tamsin Boyle" from "juniors.csv" to "seniors.csv"
> All recipes: wherever there's margarine, make it butter. Not in vegan-scones.md!
Replace "margarine" by "butter"
> The column "fax" can go from customers.csv and from suppliers.csv as well
Remove the column "fax"
> Rename the column "tel" to "phone" in all the csv exports, so the import stops complaining.
Rename the column "tel" to "phone"
> in README.md the version is 3.2.0, in package.json it's 3.2.0 too, both say 3.1.4
Replace "3.1.4" by "3.2.0"
> I want "Bring slippers" in every parents' letter for the nursery, right at the top
Add "Bring slippers" at the top
> The Harbour Room is being rebuilt, so all the courses that are in the Harbour Room move to the Lantern Room. All course pages, the printed programme not.
Replace "Harbour Room" by "Lantern Room"
> comment out use_cache in all three ini files while we measure
Comment out "use_cache"
> our treasurer's IBAN is in statutes.md and invoice.md, and the last block is wrong there, it's 0042 and not 0024
Replace "0024" by "0042"
> Agnes doesn't do Fridays any more. In bar-rota.md Friday is Ismael, in kitchen-rota.md Friday is Lotte.
Set "Friday" of "bar-rota.md" to "Ismael"
Set "Friday" of "kitchen-rota.md" to "Lotte"
> every Makefile here still calls python, let them call python3
Replace "python" by "python3"
> heading "Todo" → "Next steps" in the meeting notes, all of them. in the template as well
Rename "Todo" to "Next steps"
> The deadline for both competitions is 30 September now instead of 15 September, it's written in photo.md and in essay.md.
Replace "15 September" by "30 September"
> "sleeping bag" goes from to-buy.md to packed.md, we got one from my cousin
Move "sleeping bag" from "to-buy.md" to "packed.md"
> There's an old tracking snippet, analytics.js, in all pages of the website. I'd like these lines gone.
Remove all "analytics.js" lines
> Please write Fernhill Road 8 instead of Fernhill Road 6 in all our contracts, except the ones that are signed
Replace "Fernhill Road 6" by "Fernhill Road 8"
> port 8080 is taken on the new machine. All the config files shall have port 8090
Change "port" from "8080" to "8090"
> under "Emergency" in every boat's checklist add "flares (check date)", the canoes have none so leave canoe.md
Add "flares (check date)" under "Emergency"
> Who left "TODO remove me" in the scripts? All of these lines have to go before the audit.
Remove all "TODO remove me" lines
> the song "Low Tide" isn't for the spring concert but for the summer one. so from spring.md over to summer.md. thx
Move "Low Tide" from "spring.md" to "summer.md"
> Mr Devereux is the deputy head now: in all letters where his title is head of year please write deputy head
Replace "head of year" by "deputy head"
> I'd like the same currency in all price lists, "EUR" rather than "Euro". Thanks, Bettina
Replace "Euro" by "EUR"
> staging.env, prod.env: DB_HOST is db2.internal, dev stays on localhost
Set "DB_HOST" to "db2.internal"
> Add Yannick Moor to choir.csv and his sister Elodie Moor to orchestra.csv
Add "Yannick Moor" to "choir.csv"
Add "Elodie Moor" to "orchestra.csv"
> The "Feedback" section in the workshop handouts never got used, take it out of all handouts but the one on bookbinding
Remove the section "Feedback"
> our wifi password changed, it's plum-otter-41 now. the guest folder and the welcome letter both still have fig-heron-19
Replace "fig-heron-19" by "plum-otter-41"
> All unit plans should have "Materials needed" as a heading where they have "Stuff".
Rename "Stuff" to "Materials needed"
> the key is called user in each of the service configs, it has to be username
Rename the field "user" to "username"
> Oskar has left. Take him off team.md and off the on-call list please
Remove "Oskar"
> put "closed on 1 May" on the website's opening page and in the shop window text, at the end each time
Add "closed on 1 May" at the end
> The inspection went through for the red van: in red-van.md status is "passed". The blue van failed, so in blue-van.md status is "failed".
Set "status" of "red-van.md" to "passed"
Set "status" of "blue-van.md" to "failed"
> The licence line in all source files says 2023, should say 2025. Don't go into third_party.
Replace "2023" by "2025"
> Indent is 2 everywhere with us. .editorconfig and the prettier file have tab_width 4
Change "tab_width" from "4" to "2"
> meeting room is called Alder again, the marketing people called it Sunrise. all agendas pls, and the door sign text
Replace "Sunrise" by "Alder"
> Two lists have Ms Karimi as contact, sponsors and helpers. She's passed that on to Ms Falkner, so put her in both.
Replace "Ms Karimi" by "Ms Falkner"
> "Order toner" is in my list for May (may.md) though we'll only need it in June, so off to june.md with it. And write "pay the printer lease" in may.md in its place.
Move "Order toner" from "may.md" to "june.md"
Add "pay the printer lease" to "may.md"
> feature dark_mode is ready: dark_mode = on in all the themes, except for print.ini, where it makes no sense
Set "dark_mode" to "on"
> strike "sudo" from each of the install scripts' curl lines, it's sudo curl that I mean, plain curl is enough
Replace "sudo curl" by "curl"
> Hut warden's number changed, 0555 730 288 is right. Correct 0555 730 228 in all tour descriptions, and in hut.md the wake-up bell is at 5:45.
Replace "0555 730 228" by "0555 730 288"
Set "wake-up bell" of "hut.md" to "5:45"
> I'd love to have the old beta warning removed from all help pages, that is every line with "This is a beta"
Remove all "This is a beta" lines
> Set max_players to 16 on every game server of ours, but creative.properties gets 40
Set "max_players" to "16"
Set "max_players" of "creative.properties" to "40"
> swim training on the teams' pages: the pool at Westgate shut, it's all at the Millbrook pool now. no need to change last year's pages
Replace "Westgate" by "Millbrook"
`;
