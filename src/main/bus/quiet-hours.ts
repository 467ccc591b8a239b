/** Whether `at`, by this computer's clock, lies in hours such as "22:00-07:00". The last minute isn't one of them. */
export function isInHours(at: Date, hours: string): boolean {
  const [from = 0, to = 0] = hours.split("-").map(minuteOf);
  const minute = at.getHours() * 60 + at.getMinutes();
  // hours that go past midnight are all but those between their end and their beginning
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
