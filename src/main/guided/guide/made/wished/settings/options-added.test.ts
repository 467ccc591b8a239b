import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const ssh =
  "Host nas\n    HostName 192.168.1.40\n    User lena\n\nHost nas-backup\n    HostName 192.168.1.41\n    Port 22\n";

describe("a host of SSH gets an option that it doesn't have", () => {
  test.each(['Set the port of "nas" to "2222"', 'Set "nas" "port" to "2222"'])("%s", (wish) => {
    expect(doneAsWished("ssh_config", ssh, wish)).toBe(ssh.replace("User lena", "User lena\n    Port 2222"));
  });

  test.each(['Set the port of "club" to "2222"', 'Set the port of "nas" to "many"'])("but not by %s", (wish) => {
    expect(doneAsWished("ssh_config", ssh, wish)).toBeNull();
  });
});

const calendar = `BEGIN:VCALENDAR
BEGIN:VEVENT
SUMMARY:Book club summer party
LOCATION:Garden
END:VEVENT
BEGIN:VEVENT
SUMMARY:Book club
RRULE:FREQ=MONTHLY
END:VEVENT
END:VCALENDAR
`;

describe("an event gets a place that it doesn't have", () => {
  test.each([
    'Set the location of "Book club" to "Old Station, 2nd floor"',
    'Set "location" of "book club" to "Old Station, 2nd floor"',
  ])("%s", (wish) => {
    expect(doneAsWished("events.ics", calendar, wish)).toBe(
      calendar.replace("SUMMARY:Book club\n", "SUMMARY:Book club\nLOCATION:Old Station\\, 2nd floor\n"),
    );
  });

  test("but not where no event is called so", () => {
    expect(doneAsWished("events.ics", calendar, 'Set the location of "Chess" to "Old Station"')).toBeNull();
  });
});
