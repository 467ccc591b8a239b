const numbered = String.raw`serial|phone|telephone|mobile|cell|fax|order|invoice|account|customer|client|member|membership|tracking|model|part|article|item|room|house|flat|seat|flight|train|platform|reference|registration|licen[cs]e|plate|policy|contract|case|ticket|batch|lot|id|pin|tax|vat|iban|inventory|asset|meter|shelf|page|port|version`;

/** Behind a noun, "number of" asks for no count: "the serial number of the lamp". A part of a pattern that stands right before it. */
export const notOfNumbering = String.raw`(?<!(?<!\p{L})(?:${numbered}) )`;

const shortNumber = /(?<=\p{L} )no\.?(?= (?:of|for|from|on)(?!\p{L}))/giu;
const shortNumberInGerman = /(?<=\p{L}{3})-?nr\.(?=\s)/giu;

/** A request with "serial no. of" as "serial number of", and "Serien-Nr. von" as "Seriennummer von": nothing is denied there, and no sentence ends. */
export function withPlainNumber(request: string): string {
  return request.replaceAll(shortNumber, "number").replaceAll(shortNumberInGerman, "nummer");
}
