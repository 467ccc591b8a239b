/**
 * Words of everyday texts that are spelt nearly as another word is, English and German, in small letters. None of them is misspelt, but a small model soon puts the other one: "contract" for "contact", "soap" for
 * "soup".
 */
export const likeWords: ReadonlySet<string> = new Set(
  `accept access adapt adopt advice advise affe affect aisle allay alley allow ally ampel angel angle annual annul apfel arbeit area arena arise arme armee arrive asses assess attend
  bach back backe bacon bahn baker bald ball band bank banker bark barn bart bath bathe bauch baum beach beacon bear beard beat beer beet bein bell bellow below bench bend berg berth
  besen best besuch bett better bild bill birke birne birth bitter black blade bland blank blanket bleed blend block blow blown boar board boarder boast boat boden bogen bohne bold
  bond book boot border bore bored born both bother bottom bound bowl brain brake bread break breed brei bride bridge brie brief bring brink broad brot broth brother brow brown
  bruder brush brut brücke buch bucht bull bund bunt burn busch bush butter button cable cake calm camp card care cart case cash cast cattle cause cease chain chair cheap cheat check
  cheek cheese chef chicken chief child chill chip choir choose chose clam clean clear clerk click cloak clock close clothe clothes cloths cloud clout clover club clue coach coarse
  coast coat coke cold color colour column come comet comma command commend common company complement compliment concert cone contact contend content contest context contract convert
  cook cope core corn corner coroner cost costume could count country county course court cover cream crew crop cross crowd crown cure curse custom dach daily dairy dame dance dank
  daumen dawn dear decke deep deer defer desert dessert device devise diary differ diner dining dinner dish dock does dorf dorn dose down draft draht drain drank draw drawn dress
  drink drop drown duck dust duty each earn east easy ecke effect eight eighth either emit ende ente erbe erbse erde essen ether even event ever every except exist exit expand expend
  face fach fact fahne fahren fair fall falle farbe fare farm fass fast fate father feast feed feel feier feld fell fels fence fenster fest fett feuer field fiend file filed fill
  film find fine fire firm first fisch fist flasche flat float floor flour flow flower floß fluss fold folge fond food fool foot fork form fort forth four fourth frau free frees
  freeze frei freight friend fright frist from frost frucht fruit fuchs fuel full furcht gabel game gans garden garn garten gast gaste gate gather gefahr gefährte gelb geld glas
  glide goal goat gold good goods goose grab graben grain grand grant grape gras grate great greed green greet greis grey grippe grund gruppe guess guest guide gurke gurt haar hafen
  hail hair haken half hall halle hals hand hang harbour hard hase haus haut head heal hear heard heart hearth heat heel heft heim help hemd hence herd herr herz heute hike hilfe
  hill himmel hire hirsch hirse hitze hofe hold hole holz home honig hope horse hose hours house huhn hund hunt hurt idea ideal image inch insel intend invent invite isle jacket jagd
  jahr join joint jump junk kabel kaffee kahn kalb kalk kamm kampf kanne kappe karte karten kasse kasten kater katze kauf keep keks keller kept kerze kette kettle kind king kinn
  kirche kirsche kiss kissen kiste kitchen klang klasse kleid knee kneel knew knie knopf know koch kohl kopf korb kork kosten kragen krank kranz kraut kreis kreuz krone krug kuchen
  kugel kunst kurs kurz kuss küche küste lachs lack ladder laden lager lake lamb lamp lampe land lane large late later latter lauch lauf launch lead leaf lean leap learn lease least
  leave leben leder leer left lehre leid leim leine leiste leiter leitung lend length lens less lessen lesson letter leute level lever licht lied liege light like line linie link
  linse list liste litter live load loan local loch lock lohn look loose lose loss lost love lower luft lunch lust löffel macht made mail main mais male mann mantel mark markt mask
  mast mate maus meal meat medal meer meet mehl mehr meister melt mend mental messe messer metal meter mice miete milch mile milk mill mind mine mint minute miss mist mitte modal
  mode model mond money month moral morale mord morgen morning most moth motte mount mourning mouse mouth move mover movie mund mücke müll mütze nacht nadel name nase near neat nebel
  neck need nest netz next nice niece night nine noise nose note noun novel nudel number nuss ofen older omit once onkel open opfer orden order ordner osten other oven over paar pace
  pacht pack page paid pain paint pair pale panel paper park parson part party pass past paste patch path patience patients pause peace pear pearl peel pelz pepper person personal
  personnel pfand pfanne pferd pflanze phone photo pick piece pile pill pilz pine pinsel pipe place plain plan plane plant plate platte platz play pledge plot point poor port post
  poster pound pour power preis present press prevent price principal principle print prize probe proof prove pull pump pumpe puppe pure push quest quiet quilt quite rabe race rack
  rail rain raise rally rand rang range rare rasen rate rather raze reach react read ready real really recent record rede regal regel regen reis reise rent resent rest rice rich ride
  riese ring rinse rise river road roast rock rohr role roll roof room root rope rose rost round route ruhe rule runde rush rücken saal sache sack safe saft saite salat sale salt
  salz same samen sand satz sauce save scene schaf schal schale schalter schatten schatz schein schere schiene schiff schild schinken schirm schlaf schlag schlange schloss schluss
  schnee schnur schrank schritt schuh schule schulter schuss schwanz seal seat seed seek seele seem segen seife seil seite sekt self sell send sense sent serve service several severe
  shade shape share sharp sheep sheet shelf shell shift shine ship shirt shoe shop shore short shot show shower shut sick side sight sign silk silver simple sing single sink site
  sitz size skill skin sleep slip slope slow small smell smile smoke snack snake snow soap socke sofa soft sohn soil sold sole some song sonne soon sorge sort sorte soul sound soup
  sour south space spade spare spatz spaß speak speed speise spell spend spice spiel spitze spoke spoon sport spot spread spring staat stadt staff stage stair stall stamm stamp stand
  stange star stare start state station stationary stationery statue staub stay steak steal steam steel stein stelle step stern stich stick stiel stift stil still stitch stock stoff
  stone stood stop store storm story stove straight strait strand straw stream street strike string strip strive stroh strom strong study stuff stuhl stunde sturm style stück sugar
  suit suite summer super suppe supper sure surface sweat sweet swim switch table tafel tage tail tale talk tall tank tanne tante tanz tape tasche task tasse taste team tear teich
  teig teil tell teller tempel tent term test text texts than thank that then thin thing think thorough though thought threw through throw tick ticket tide tidy tier tile till time
  tire tired tisch titel title toast tochter toll tone took tool topf torch touch tour tower town track trade trail train trap traube traum tray treat tree treppe trial trick trip
  troop tropfen truck true truhe trunk trust tuch turm turn twice type tücke ufer uncle unit used vain vale valley value vase vater vein vest view visit vogel voice vote wage wahl
  waist wait wake wald walk wall wand wange wanne want ward warden ware waren warm warn warten wash waste watch water watte wave weak wear weather week weide weile wein well welle
  welt went were werk wert west wette wetter what wheat wheel where whether whole wide wiese wife wild will wind wine wing winkel winter wipe wire wise wish with woke wolke wolle
  wood wool word work world worm wort wrap wrist write wunde wunsch wurm wurst wüste yard year yeast young your zahl zahn zange zaun zeile zeit zelt ziege ziel zimmer zorn zucker
  zunge zweig zwiebel`.split(/\s+/u),
);
