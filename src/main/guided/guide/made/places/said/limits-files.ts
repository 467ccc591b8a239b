import { monthPattern } from "../../../request/dates/request-dates.ts";
import { weekdayPattern } from "../../../request/dates/weekdays.ts";

const words = new RegExp(
  [
    String.raw`(?<!(?:is|are|was|ist|sind) )(?<!\p{L})(?:only|nur|just(?= (?:the|those|my|these|one)))(?!\p{L})(?! (?:the|its|their|das|die|der) (?:date|year|month|number|name|datum|jahr|monat|nummer|zahl))|(?<!\p{L})(?:except|apart from|other than|unless|but not|außer|bis auf|ohne die)(?!\p{L})|(?<!いた)だけ|のみ|以外|以上|以下|以前|以降|より(?:前|後|新|古|大|小)`,
    String.raw`(?<!\p{L})(?:old|new|larg|bigg|small|long|short|lat|earli|young|heavi)(?:er|est)(?!\p{L})|(?<!\p{L})(?:recent|most recent|(?:first|last)(?= (?:few|\d+|one|two|three|four|five|ten|half|of|photos?|pictures?|files?|pdfs?|scans?|letters?)(?!\p{L}))|(?:move|put|rename|sort|take|delete|copy) (?:half|some|most|a few|one)|neueste[nrs]?|älteste[nrs]?|größte[nrs]?|hälfte|erste[nrs]?|letzte[nrs]?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:before|since|between|during|within|than|seit|zwischen|während|älter|neuer|größer|kleiner)(?!\p{L})(?= [^.,;!?]*\d)|(?<!\p{L})(?:today|yesterday|heute|gestern)['’]?s?(?!\p{L})|今日|昨日|先月|去年`,
    String.raw`(?<!\p{L})(?:this|last|next|past|letzte\p{L}*|diese\p{L}*) (?:day|week|month|year|summer|winter|autumn|spring|tag|woche|monat|jahr)s?(?!\p{L})`,
    String.raw`(?<!\p{L})${monthPattern}(?!\p{L})|(?<!\p{L})${weekdayPattern}`,
    String.raw`(?<![\d./-])(?:19|20)\d{2}(?![\d/-]|\.\d)|(?<![\p{L}\d])\d+ ?(?:[kmg]b|bytes|mb)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:duplicates?|identical|empty|unread|unpaid|signed|unsigned|doppelt\p{L}*|leere[nrs]?)(?!\p{L})`,
  ].join("|"),
  "iu",
);

/** Whether a request says of files which of a kind it means: by their age, their size, how many, or as those that are left. */
export function limitsFiles(request: string): boolean {
  return words.test(request);
}
