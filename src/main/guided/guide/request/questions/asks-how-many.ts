/** What asks for how many there are of something. */
export const asksHowMany =
  /\bhow many\b|\bwie ?viele[nr]?\b|\bnumber of\b|\banzahl\b|いくつ|何(?:件|人|個|本|枚|回|冊|種類)/iu;
