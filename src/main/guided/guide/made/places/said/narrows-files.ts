import { monthPattern } from "../../../request/dates/request-dates.ts";
import { weekdayPattern } from "../../../request/dates/weekdays.ts";
import { withoutStaying } from "./unread-words.ts";

const number = String.raw`(?:one|two|three|four|five|six|ten|\d+|eine?[rsn]?|zwei|drei|vier|fünf)`;
const verb = String.raw`(?:move|put|sort|rename|file|verschieb\p{L}*|sortier\p{L}*|leg\p{L}*)`;
const inWords = new RegExp(
  [
    // so many, or those at one end of a row
    String.raw`(?<!\p{L})(?:${verb}|only|just|nur|the) ${number} (?:of )?(?!folders?|ordner|directories|sub)`,
    String.raw`(?<!\p{L})${number} of (?:the|these|those|my|our)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:first|second|third|last|half|most|some|few|several|single|erste[nrs]?|zweite[nrs]?|letzte[nrs]?|hälfte|einige[nr]?|manche[nr]?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:old|new|larg|bigg|small|long|short|lat|earli)e?(?:st|r)|most recent|recent|kürzlich\p{L}*|neueste[nrs]?|älteste[nrs]?|größte[nrs]?)(?!\p{L})`,
    // those that are so besides
    String.raw`(?<!\p{L})(?:only|just|nur|ausschließlich|either|or|oder|entweder)(?!\p{L})|(?<!いた)だけ|のみ`,
    String.raw`(?<!\p{L})(?:mention|contain|deal|speak|talk|say|erwähn|enthalt|handel)(?:s|ing|en|t|n)?(?!\p{L})|(?<!\p{L})(?:have|has|haben|hat) (?:an?|the|no|more|eine?n?|keine?n?|mehr)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:about|concerning|regarding|than|over|above|below|between|within|during|while|until|till|since|after|before|über|zwischen|während|bis|seit|nach dem|vor)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:a|an|the|this|last|next|past|letzte\p{L}*|diese\p{L}*) (?:day|week|month|year|summer|winter|autumn|spring|tag|woche|monat|jahr)s?(?!\p{L})|(?:以前|以降|より|先月|去年)`,
    String.raw`(?<!\p{L})(?:today|yesterday|spring|summer|autumn|winter|heute|gestern|frühling|sommer|herbst)(?!\p{L})`,
    String.raw`(?<!\p{L})${monthPattern}(?!\p{L})|(?<!\p{L})${weekdayPattern}`,
    String.raw`(?<!\p{L})(?:for|für) (?!(?:me|us|now|good|mich|uns|each|every|jede\p{L}*|(?:both|every|any|all)\p{L}*)(?!\p{L}))\p{L}+`,
    String.raw`(?<!\p{L})(?:front|back|signed|unsigned|duplicate|vordere\p{L}*|hintere\p{L}*)(?!\p{L})`,
    String.raw`(?<!\d)\d{1,3} (?:and|or|und|oder|bis|to) \d{1,3}(?!\d)`,
    String.raw`(?<!\p{L})as an? \p{L}+|(?<!\p{L})als \p{L}+`,
    // where they are to be, or come from, isn't said by a folder alone
    String.raw`(?<!\p{L})(?:to|at|an|ans|am) (?:the )?(?:end|top|bottom|beginning|start|ende|anfang)(?! of (?:each|every))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:back|plus|zurück|zusätzlich)(?!\p{L})`,
  ].join("|"),
  "iu",
);
const aYear = /(?<![\d./-])(?:19|20)\d{2}(?![\d/-]|\.\d)/u;
/** Years with what says from when, or until when. */
const years =
  /(?<!\p{L})(?:from |von )?(?:before|older than|earlier than|until|up to|through|vor|älter als|bis(?: einschließlich)?)(?: the year)? (?:19|20)\d{2}|(?:19|20)\d{2}年?以前/giu;
/** "stock.csv says which ones are sold": what a list says of them is no more than that. */
const tellsWhich =
  /(?<![\p{L}\p{N}_.-])[\p{L}\p{N}_.-]+\.[a-z]\w{1,4} (?:says?|tells?) (?=(?:which|who|what|whose)(?!\p{L}))/giu;
/**
 * Whether a request to move files says more of which ones, or where, than a rule reads that goes by a list, by what they state, by their names or by their
 * years: "only the first two", "of May", "that mention the club".
 */
export function narrowsFiles(request: string, isOfYears: boolean): boolean {
  const said = withoutStaying(request)
    .replaceAll(/\S*\/\S*/gu, " ")
    .replaceAll(tellsWhich, " ");
  return isOfYears ? inWords.test(said.replaceAll(years, " ")) : inWords.test(said) || aYear.test(said);
}
