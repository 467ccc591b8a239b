/** Something is wanted to be shown or told, and to stay as it is. */
export const isToBeSeen =
  /(?<!\p{L})(?:show|tell|see|print|display|give me|zeig\p{L}*|sag\p{L}*|sehen|ausgeben)(?!\p{L})|見せ|教え|表示/iu;
