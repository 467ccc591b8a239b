/** Requests in English with one value set. */
export const oneValueSetInEnglish = `
> The Thursday choir rehearsal starts at 19:15 from now on, the Monday one is fine as it is.
Set the start of the "choir rehearsal" on "Thursday" to "19:15"
> members.vcf: Nadia Pell's new email is nadia.pell@lakemail.example, the phone is still right
Set the email of "Nadia Pell" to "nadia.pell@lakemail.example"
> the Monday bus leaves from Stop C now since they're digging up the square; Stop A is only right for the weekend bus
Set the stop of the "Monday bus" to "Stop C"
> Sorry to bother you again — the money for invoice 1043 arrived, please set its status to paid. Invoice 1044 I'm still waiting for.
Set the status of "invoice 1043" to "paid"
> tea costs 2.80 now (coffee doesn't change). can you fix that in menu.txt
Set the price of "tea" to "2.80"
> I keep getting thrown out of the router page after a few minutes, that's annoying. Maybe make the session 30 minutes? It's in router.conf
Set the "session" to "30 minutes"
> ida has got another phone, 0555 330 120 it is, the one before doesn't work any more. people.json please
Set the phone of "ida" to "0555 330 120"
> Good morning, Bernadette from the allotment office here. Plot 17 has been given to Mr. Achterberg, so kindly enter his name there in plots.csv. Plot 71 stays vacant.
Set "Plot 17" to "Mr. Achterberg"
> why is aunt lena still on the christmas card list with the sheffield flat? she lives at 3 Weaver's Yard, Thornby now
Set the address of "aunt lena" to "3 Weaver's Yard, Thornby"
> the dog walker's number in contacts changed to 0555 207 733 (the cat sitter's number didn't)
Set the phone of the "dog walker" to "0555 207 733"
> rent goes up to 735 from june. water and internet same
Set "rent" to "735"
> Dear team, as of today the emergency contact for Hamish Weir is his daughter Elspeth, 0555 619 284. His room number remains 11.
Set the emergency contact of "Hamish Weir" to "Elspeth, 0555 619 284"
> 27 Harbour Terrace, Lowmoor is where the Okonkwo twins live these days, would you put that into addresses.csv
Set the address of the "Okonkwo twins" to "27 Harbour Terrace, Lowmoor"
> theres 2 Lucys in our troop. Lucy B has the tent with Ines now. Lucy D stays with Roza
Set the tent of "Lucy B" to "Ines"
> on the volleyball site style.css the banner colour should be #1b4f72. text colour is okay
Set the colour of the "banner" to "#1b4f72"
> Let the gallery label for "Dune No. 4" read oil on board. The label for "Dune No. 5" does so already.
Set the label of "Dune No. 4" to "oil on board"
> Ahoy! Knots badge: Ferris has passed, so "passed" beside Ferris. Signals badge: nobody yet.
Set "Ferris" under "Knots badge" to "passed"
> sorry for the late msg, the clarinet lessons with Mr Beaumont are 24 a lesson from sept, flute with Mrs Beaumont 22 stays
Set the price of "clarinet" to "24"
> Mr Oyelaran pays half the stall fee because he only trades in the mornings, so 17.50 for him. Everyone else pays 35 and that's how it is in the list.
Set the fee of "Mr Oyelaran" to "17.50"
> Invoice 2217 went out with the wrong due date. It has to say 28 February; the total is right, for once.
Set the due date of "Invoice 2217" to "28 February"
> centrifuge 2: next calibration 5 May. centrifuge 1 was done yesterday, i wrote that in already
Set the next calibration of "centrifuge 2" to "5 May"
> api.base_url must be https://api.larchfield.example/v2 and not the /v1 one any longer. the key's unchanged.
Set "api.base_url" to "https://api.larchfield.example/v2"
> ssl_certificate /etc/ssl/new/fullchain.pem please, the path there now points at a folder I've deleted. ssl_certificate_key I fixed myself
Set "ssl_certificate" to "/etc/ssl/new/fullchain.pem"
> Hazel's desk is by the window now and the plotter went to the basement. seating.md only cares about people, so just the desk please
Set the desk of "Hazel" to "by the window"
> Ewe 0417 had twins, not a single lamb: so lambs 2 for her in lambing.csv. Ewe 0471 is the one with the single.
Set the lambs of "Ewe 0417" to "2"
> To whom it concerns: the emergency number of the lift company has changed to 0555 900 118. The one of the alarm company hasn't.
Set the emergency number of the "lift company" to "0555 900 118"
> Host of "Vinyl Kitchen" is Temperance now. Her co-host is still Big Al. And "Vinyl Cellar" is a different show, careful!
Set the host of "Vinyl Kitchen" to "Temperance"
> The plinth for the bronze owl needs to be 110 cm high. It's the owl that the kids can't see, the heron's plinth of 90 cm is fine.
Set the plinth of the "bronze owl" to "110 cm"
> Our notary moved: Notary Blum, 3 Castle Row, Hexley. The phone of the office is unchanged and so is the secretary's charming voice.
Set the address of "Notary Blum" to "3 Castle Row, Hexley"
> The invoice address is wrong, the delivery address isn't. Invoice address: Tarn Mills, PO Box 61, Skelby
Set "invoice address" to "Tarn Mills, PO Box 61, Skelby"
> 3 kg of quinces, no sorry, 3.5 kg. sugar's at 2 kg and can stay there
Set "quinces" to "3.5 kg"
> The scoutmaster is Edwina now
Set "scoutmaster" to "Edwina"
> The woodturners meet at Harald's barn from now on. Fortnightly, as usual.
Set the place of "woodturners" to "Harald's barn"
> i paid the 60 for the tent share. so paid = yes for Lennart (me). Leonard hasnt. 120 total
Set the paid of "Lennart" to "yes"
> The bank holiday isn't listed as closed for the toy library! 26 August: closed. 2 September: open, as it says.
Set "26 August" to "closed"
> 10 spare keys, I mean 8 — two were lost in the canal — in keys.csv for the boathouse; workshop 4 as ever
Set "boathouse" to "8"
> why 2 admins? Only Rosamund. Piers should be "reader" in access.csv, Piet (not Piers!) remains "editor"
Set the role of "Piers" to "reader"
> db.name under production: kiosk_live. db.name under test: don't change, it's kiosk_test
Set "db.name" under "production" to "kiosk_live"
> /opt/reports/out is where the exporter writes these days. exporter.toml, key target_dir, has the home folder of somebody who left
Set "target_dir" to "/opt/reports/out"
> delete_after in [trash] = 7 days. the delete_after in [drafts] is 30 days and must not be touched!!
Set "delete_after" under "trash" to "7 days"
> Please bump the version in package.json to 2.14.0. The version of the lockfile takes care of itself.
Set "version" to "2.14.0"
> in nginx: root should be /srv/www/tidepool/public, full stop. currently it's some folder of the guy before me
Set "root" to "/srv/www/tidepool/public"
`;
