/** Requests in English with entries ticked or open again, lists put in order, or blocks and settings made comments or put in force. */
export const ticksAndOrdersInEnglish = `
> the van is booked, tick it off please
Tick "van"
> spoke to the vicar this morning so that one's done in wedding-todo.md
Tick "vicar"
> Good news, the passports came in the post! Mark it as done on our trip list.
Tick "passports"
> I've handed in the tax return, finally, a day before the deadline. You can tick that.
Tick "tax return"
> The gutters got cleaned on Saturday by Marek's lads, and there's a new job for the list: "oil the gate hinges".
Tick "gutters"
Add "oil the gate hinges"
> Emre has rung the caterer and I've paid the deposit for the hall. both done then
Tick "caterer"
Tick "deposit"
> sorry, the cake isn't ordered after all, the bakery lost our note. please untick it
Untick "cake"
> We are not through with the fire drill, whoever ticked that? It's on Friday week.
Untick "fire drill"
> login page is translated now (settings page not yet). release-checklist.md
Tick "login page"
> Just to let you know: flu jab, had it. Eye test is in May, no change there.
Tick "flu jab"
> release 2.4 - the docs are proofread and the tag has been pushed, so tick those off, announcement still open
Tick "docs"
Tick "tag"
> Kitchen renovation: the electrician has been and gone, everything works. Also the tiles come on 9 June and not on 2 June.
Tick "electrician"
Change "tiles" from "2 June" to "9 June"
> All thank-you cards are written, my hand hurts. That's one less on the list.
Tick "thank-you cards"
> Mrs Albright got her spare key back yesterday, so that point in handover.md is settled
Tick "spare key"
> camp prep, tents have been aired. stoves not, they still need gas
Tick "tents"
> Flopsy's been to the vet!! you can check that one and put "buy hay" on the list too
Tick "vet"
Add "buy hay"
> somebody ticked the piano tuner but he never turned up. open that again please and move it to the top
Untick "piano tuner"
Move "piano tuner" to the top
> Hi, Dora here, I've collected the raffle prizes from all three shops. Would you mark that in fete.md?
Tick "raffle prizes"
> sprint board: retry logic got merged and the flaky test is fixed. caching I'll do tomorrow
Tick "retry logic"
Tick "flaky test"
> The insurance people confirmed in writing, so that's another one done. And "ask Bob about the ladder" isn't needed any more, he brought it by himself, delete it.
Tick "insurance"
Remove "ask Bob about the ladder"
> I did say I'd water the office plants and now I have. Cross it off.
Tick "office plants"
> In moving.md the electricity meter has been read. The gas one hasn't, they come on Thursday.
Tick "electricity meter"
> turns out the rehearsal room isn't reserved at all, so that tick was premature. take it away again
Untick "rehearsal room"
> Year 6 trip: coach is paid for, and all consent slips came back. Only the packed lunches are missing.
Tick "coach"
Tick "consent slips"
> The Christmas tree has found its way home on the roof of Gunnar's car :) you may tick it
Tick "Christmas tree"
> Dentist, been there, no holes. Optician closed down, so take that out of my health list altogether
Tick "Dentist"
Remove "Optician"
> We restored the backup on the test machine without a hitch, so the restore test counts as done in audit.md. And write "check again in spring" under "Later".
Tick "restore test"
Add "check again in spring" under "Later"
> please reopen the one about the boiler, it dripped again this morning
Untick "boiler"
> Onboarding Sunniva: laptop handed over, badge printed, desk not yet. Her mentor is Obi instead of Klara.
Tick "laptop"
Tick "badge"
Change "mentor" from "Klara" to "Obi"
> We've got permission from the council for the street party, who would have thought! So that's that, and the point "find a plan B" can go.
Tick "permission"
Remove "find a plan B"
> Could members.csv be in order of surname? I scroll up and down for ages.
Sort "members.csv" by "surname"
> sort the guest list by name, i can never find anybody
Sort "guest list" by "name"
> Our wine card ought to go by price, the dearest bottle on top
Sort "wine card" by "price", largest first
> highscores.csv by points, best one first
Sort "highscores.csv" by "points", largest first
> Put the films on the watchlist in order, by year, the oldest comes first.
Sort "watchlist" by "year"
> The tasks under "This week" are all over the place, I need them by due date.
Sort "This week" by "due date"
> in stock.csv the row "sample" is left over from a test, out with it, then sort the rest by quantity from most to least
Remove "sample"
Sort "stock.csv" by "quantity", largest first
> Tenants were entered as they moved in. Please put the tenants in order of flat, that's how the caretaker walks the house.
Sort "Tenants" by "flat"
> I wrote the birthdays down as they came to my mind; they'd better go by date.
Sort "birthdays" by "date"
> The glossary has grown wild over the years, bring it into alphabetical order by term
Sort "glossary" by "term"
> Mr Falk's amount is 500, he topped it up. After that donors.csv by amount please, the biggest at the head.
Set "amount" of "Mr Falk" to "500"
Sort "donors.csv" by "amount", largest first
> releases should be listed by date, newest first, at the moment you read 0.1 before anything else
Sort "releases" by "date", largest first
> Seeds by bed, as it used to be before Jonah "tidied up". Don't lose the notes.
Sort "Seeds" by "bed"
> one more for the expenses: "Taxi to Thornby, 14.20". And then all of the expenses by cost with the highest at the top, the treasurer is that kind of person
Add "Taxi to Thornby, 14.20" to "expenses"
Sort "expenses" by "cost", largest first
> can our reading list be sorted by author instead of by title? ta
Sort "reading list" by "author"
> the whole mail section in app.ini, put it in comments until the new server is there
Comment out "mail"
> docker-compose: adminer isn't needed for now, comment out that service with all its lines, redis runs on
Comment out "adminer"
> Please bring the upstream "legacy" in nginx.conf back to life. It's all still there, behind hashes.
Uncomment "legacy"
> beta_search is live again from today, so the line in flags.ini shouldn't be a comment any longer
Uncomment "beta_search"
> disable (don't delete!) proxy_cache and access_log in site.conf
Comment out "proxy_cache"
Comment out "access_log"
> The monday report mustn't run over the holidays. A # before it in the crontab will do, in January I want it back.
Comment out "monday report"
> hash out the host oldbox in my ssh config with everything that belongs to it, and the port of newbox is 2202
Comment out "oldbox"
Set "port" of "newbox" to "2202"
> In shop.css make the rule .banner a comment, the sale's over for now, and give .page a max-width of 960px
Comment out ".banner"
Set "max-width" of ".page" to "960px"
> We have certificates at last! In mosquitto.conf take the # away from certfile and keyfile, cafile stays as it is.
Uncomment "certfile"
Uncomment "keyfile"
> server.properties: view-distance to 12, and hardcore is commented out, I want that on
Set "view-distance" to "12"
Uncomment "hardcore"
> The deploy job in our ci.yml should sleep until somebody renews the token, so turn that block into comments. lint and test go on.
Comment out "deploy"
> hosts file: put staging.lan in a comment, and the comment off printer.lan
Comment out "staging.lan"
Uncomment "printer.lan"
> for the winter make comments of the zones lawn and roses in watering.yaml, greenhouse keeps running
Comment out "lawn"
Comment out "roses"
> Term starts on Monday: the block holiday_mode in heating.yaml out of action, the commented block school_days back in action
Comment out "holiday_mode"
Uncomment "school_days"
> Would you switch telemetry off in editor.toml without throwing the line away? I might have to prove it was there.
Comment out "telemetry"
`;
