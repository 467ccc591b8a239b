/** Requests in English with four changes, or more. */
export const fourChangesInEnglish = `
> rota.md → bins: Kim → Tom. dishes: Tom → Kim. windows: Lou → Pia. under Weekly there should also be compost. hoovering stays with Ada
Change "bins" from "Kim" to "Tom"
Change "dishes" from "Tom" to "Kim"
Change "windows" from "Lou" to "Pia"
Add "compost" under "Weekly"
> Shopping list: add oat milk and rye bread under Breakfast; drop the crisps and the soda. Thanks a lot!
Add "oat milk" under "Breakfast"
Add "rye bread" under "Breakfast"
Remove "crisps"
Remove "soda"
> five fixes for the camp menu: Mon pasta → rice, Tue soup → stew, Thu fish → tofu, Fri pizza → wraps (Wed nothing changes), and the heading "Grub" should be "Meals", says the warden
Change "Mon" from "pasta" to "rice"
Change "Tue" from "soup" to "stew"
Change "Thu" from "fish" to "tofu"
Change "Fri" from "pizza" to "wraps"
Rename "Grub" to "Meals"
> radiator.yaml: hallway 16, study 21, nursery 20, guest room off. kitchen we leave
Set "hallway" to "16"
Set "study" to "21"
Set "nursery" to "20"
Set "guest room" to "off"
> soap order: lavender 30 bars, cedar 24 bars, unscented 12 bars. lemon none so throw the row away
Set "lavender" to "30 bars"
Set "cedar" to "24 bars"
Set "unscented" to "12 bars"
Remove "lemon"
> bike shop price list → inner tube 6.50, chain 24, brake pads 13, bell 5. pump same as last yr
Set the price of "inner tube" to "6.50"
Set the price of "chain" to "24"
Set the price of "brake pads" to "13"
Set the price of "bell" to "5"
> breakfast order for the retreat: 14 porridge, 9 scrambled, 3 vegan bowls. you had 12 porridge. kippers cancelled, remove
Change "porridge" from "12" to "14"
Set "scrambled" to "9"
Set "vegan bowls" to "3"
Remove "kippers"
> For the demo tomorrow, in features.yaml: bulk_export and live_map are commented out, please activate both, and put a # before nag_screen and before trial_banner. bulk_import must not be touched, it eats data.
Uncomment "bulk_export"
Uncomment "live_map"
Comment out "nag_screen"
Comment out "trial_banner"
> I've been on the phone with the parcel people for an hour. Result: rate for zone 1 is 4.90, for zone 2 6.40, for zone 4 11.20 (it used to be 9.80!), zone 3 we don't ship to any longer. Zone 5 they will tell us in autumn, so that remains.
Set the rate of "zone 1" to "4.90"
Set the rate of "zone 2" to "6.40"
Change the rate of "zone 4" from "9.80" to "11.20"
Remove "zone 3"
> [server] host=0.0.0.0, [server] threads=16, [log] level=error and a new line trace=off under [log]. in [admin] the host must never be anything but 127.0.0.1, so leave that
Set "host" under "server" to "0.0.0.0"
Set "threads" under "server" to "16"
Set "level" under "log" to "error"
Add "trace=off" under "log"
> About offer no. 12-B, the customer rang and she is a tough one: valid until 30 April, delivery time 4 weeks rather than 3 weeks (phew), discount 5 %, and the optional item "varnish, matt" out. She'd have liked free delivery, but I said no, so delivery stays 60.
Set "valid until" to "30 April"
Change "delivery time" from "3 weeks" to "4 weeks"
Set "discount" to "5 %"
Remove "varnish, matt"
> Mr Abiola went through the cabinet this morning while I took notes: reagent B is expired, throw it out of the list. Reagent C got a new lot, that's L-7719, opened 4 April. Reagent E belongs under Flammables and not under Acids. Reagent D, lot L-7702, is in order.
Remove "reagent B"
Set the lot of "Reagent C" to "L-7719"
Set the opening date of "Reagent C" to "4 April"
Move "Reagent E" from "Acids" to "Flammables"
> People with the old catalogue keep ordering the walnut stool, which we haven't built since my hands got bad. It needs to disappear. The ash stool is 129 from now on instead of 119, the milking stool 74, and rename the heading "Novelties" to "From the workshop". Benches cost what they always did.
Remove "walnut stool"
Change the price of the "ash stool" from "119" to "129"
Set the price of the "milking stool" to "74"
Rename "Novelties" to "From the workshop"
> The vitrines get LED 3000K as lamp type and the corridor LED 4000K, the lighting plan says halogen for both. Then, please, a line "order spare drivers" under To do, and the spotlight for the harp is struck, because the harp has gone back to its owner in Vellby.
Change the lamp type of the "vitrines" from "halogen" to "LED 3000K"
Change the lamp type of the "corridor" from "halogen" to "LED 4000K"
Add "order spare drivers" under "To do"
Remove "spotlight for the harp"
> Kwabena has to leave at two, therefore his talk comes first, so to the top. Ulrike wants to be last. Between Iris and Matteo it's the other way round from what the programme says. And after "Lunch" we need a new line "Photo on the stairs". Forty people are coming, as planned.
Move "Kwabena" to the top
Move "Ulrike" to the end
Swap "Iris" and "Matteo"
Add "Photo on the stairs" after "Lunch"
> tape 40 status "digitised", tape 41 status "mouldy". tape 42 is right. then swap the shelves of tape 50 and tape 51. and tape 60 is dated 1988 in the list, it's clearly from 1991 as you see my moustache in it
Set the status of "tape 40" to "digitised"
Set the status of "tape 41" to "mouldy"
Swap the shelves of "tape 50" and "tape 51"
Change the date of "tape 60" from "1988" to "1991"
> gallery.ini, five things: jpeg_quality 70 looks awful, 88. thumb_width 240. rename "cols" to "columns". the line lazy_load is commented out, I want it live, and watermark_text can be deleted. watermark = off stays off.
Change "jpeg_quality" from "70" to "88"
Set "thumb_width" to "240"
Rename "cols" to "columns"
Uncomment "lazy_load"
Remove "watermark_text"
> We had a long staff meeting and here's what came out for the cover rota: Monday desk is Agnes, Tuesday desk Benedict instead of Agnes, Wednesday desk Chidi, and Friday desk Dorota instead of Chidi. Thursday wasn't even discussed, because the cake arrived.
Set "Monday desk" to "Agnes"
Change "Tuesday desk" from "Agnes" to "Benedict"
Set "Wednesday desk" to "Chidi"
Change "Friday desk" from "Chidi" to "Dorota"
> Nativity. Shepherd 2 has whooping cough, Benji steps in. Shepherd 1 is Ludmilla not Lidia. The star is turned by Kwesi, and Herod's line "Find me that child" gets cut. Donkey, ask again on the 3rd.
Set "Shepherd 2" to "Benji"
Change "Shepherd 1" from "Lidia" to "Ludmilla"
Set "star" to "Kwesi"
Remove "Find me that child"
> five things for the treehouse club, sorry: password "otter" → "walrus", boss = Nia, treasurer = Gus instead of Nia, the rule about wearing shoes is out, and rename "Enemies" to "Frenemies". max 7 members stays
Change "password" from "otter" to "walrus"
Set "boss" to "Nia"
Change "treasurer" from "Nia" to "Gus"
Remove "wearing shoes"
Rename "Enemies" to "Frenemies"
> journald: Storage=persistent, SystemMaxUse=2G, both lines are commented out so comment them in as well. Compress is good
Uncomment "Storage"
Set "Storage" to "persistent"
Uncomment "SystemMaxUse"
Set "SystemMaxUse" to "2G"
> php.ini!! memory_limit 128M to 256M, display_errors On to Off, upload_max_filesize 8M, post_max_size 8M (those two had 2M each), date.timezone commented in
Change "memory_limit" from "128M" to "256M"
Change "display_errors" from "On" to "Off"
Change "upload_max_filesize" from "2M" to "8M"
Change "post_max_size" from "2M" to "8M"
Uncomment "date.timezone"
> eslintrc: quotes single to double, semi off to error, indent 4 to 2, no-console commented out
Change "quotes" from "single" to "double"
Change "semi" from "off" to "error"
Change "indent" from "4" to "2"
Comment out "no-console"
`;
