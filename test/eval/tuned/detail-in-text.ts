import { all, answers, answersNot, type Family } from "../task.ts";

const DAY = 24 * 60 * 60 * 1000;

/** A night's backup writes six lines; from the 44th night on all fail, though the check of the disk goes well. */
function backupLog(nights: number): string {
  return Array.from({ length: nights }, (_, night) => {
    const day = new Date(Date.UTC(2024, 8, 15) + night * DAY).toISOString().slice(0, 10);
    const minute = 10 + ((night * 7) % 40);
    const second = String((night * 13) % 60).padStart(2, "0");
    const works = night < 43 && night % 9 !== 4;
    return [
      `${day} 02:00:01 backup: start, target /mnt/nas/home`,
      `${day} 02:00:03 backup: ${1200 + ((night * 37) % 400)} files to look at`,
      `${day} 02:08:${second} backup: photos done`,
      works
        ? `${day} 02:${minute}:${second} backup: finished OK`
        : `${day} 02:${minute}:${second} backup: FAILED, target not reachable`,
      `${day} 05:30:00 diskcheck: start`,
      `${day} 05:31:${second} diskcheck: finished OK`,
    ].join("\n");
  }).join("\n");
}

/** A detail is asked for that stands in a text named in the question: a calendar, a log, minutes, a contract. */
export const detailInText: Family = {
  id: "detail-in-text",
  group: "fact in a named file",
  variants: [
    {
      prompt: "what time does the general meeting 2025 start, and in which room? it's in club-calendar.ics",
      files: {
        "club-calendar.ics": `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Millbrook Gardeners//EN
BEGIN:VEVENT
UID:agm-2024@millbrook.example
DTSTART:20240523T190000
DTEND:20240523T210000
SUMMARY:General meeting
LOCATION:Blue Room\\, Millbrook Hall
END:VEVENT
BEGIN:VEVENT
UID:committee-0525@millbrook.example
DTSTART:20250522T181500
DTEND:20250522T193000
SUMMARY:Committee (before the general meeting)
LOCATION:Office\\, Millbrook Hall
END:VEVENT
BEGIN:VEVENT
UID:agm-2025@millbrook.example
DTSTART:20250522T194500
DTEND:20250522T214500
SUMMARY:General meeting
LOCATION:Reading Room\\, Millbrook Hall
DESCRIPTION:Reports\\, election of the treasurer. Doors open at 19:20.
END:VEVENT
BEGIN:VEVENT
UID:swap-2025@millbrook.example
DTSTART:20250607T100000
DTEND:20250607T130000
SUMMARY:Plant swap
LOCATION:Car park
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n"),
      },
      mayChange: [],
      check: all(
        answers(/\b19[:.]?45\b|\b7[:.]45\s*(p\.?\s?m|in the evening)|quarter to (eight|8)/i, /reading room/i),
        answersNot(/blue room/i),
      ),
      gold: { answer: "It starts at 7:45 pm in the Reading Room of Millbrook Hall." },
      wrong: [
        { answer: "19:00 in the Blue Room." },
        { answer: "It starts at 19:45." },
        { answer: "18:15 in the Reading Room" },
        { answer: "At 19:20 in the Reading Room" },
        { answer: "21:45, Reading Room" },
      ],
    },
    {
      prompt:
        "the nas has been acting up. when (day and time) did the last backup that really worked finish? look in backup.log",
      files: { "backup.log": `${backupLog(60)}\n` },
      mayChange: [],
      check: all(
        answers(/2024-10-27|\b27(th)?\.?( of)? oct|\boct(ober|\.)? 27|\b27[./]10\b|\b10\/27\b/i, /\b0?2[:.]24\b/),
        answersNot(/start, target/),
      ),
      gold: { answer: "The last one that worked finished on 27 October 2024 at 02:24:06." },
      wrong: [
        { answer: "2024-11-13 05:31:47" },
        { answer: "2024-11-13 02:23" },
        { answer: "2024-10-28 02:31:19" },
        { answer: "On 27 October 2024 at 05:31." },
        { answer: "On 27 October 2024." },
      ],
    },
    {
      prompt: "議事録.md を見て、会場係の責任者が結局だれになったか教えて",
      files: {
        "議事録.md": `# 夏祭り実行委員会 議事録

日時:5月18日(日)14:00〜16:10
出席:田中、森、佐々木、小川、西田
欠席:大野

## 1. 係の分担(案)

| 係   | 責任者 | 補助 |
| ---- | ------ | ---- |
| 会場 | 田中   | 西田 |
| 会計 | 森     | 大野 |
| 屋台 | 小川   | 佐々木 |

## 2. 予算

- 昨年と同じく12万円とする。
- 提灯の修理費は別に見積もりを取る(担当:森)。

## 3. 分担の見直し

- 田中さんは7月に出張が入るため、会場係の責任者は佐々木さんに代わる。
- 屋台係の補助は大野さんにお願いする(森さんから連絡)。
- 会計は案のとおり。

## 次回

6月8日(日)14:00、集会所。司会は小川さん。
`,
      },
      mayChange: [],
      check: all(answers(/佐々木|佐佐木|ささき|sasaki/i), answersNot(/小川/)),
      gold: { answer: "佐々木さんです(田中さんから交代しました)。" },
      wrong: [
        { answer: "田中さんです。" },
        { answer: "西田さんになりました。" },
        { answer: "小川さんです。" },
        { answer: "佐々木さん", run: "sed -i 's/| 会場 | 田中   |/| 会場 | 佐々木 |/' 議事録.md" },
      ],
    },
    {
      prompt: "how many weeks notice do I have to give if I want to move out? tenancy.txt, thanks",
      files: {
        "tenancy.txt": `TENANCY AGREEMENT

between Orla Fennick (landlord) and Tobin Marsh (tenant)
Flat 2, 31 Weaver's Row

1   Term
1.1 The tenancy begins on 1 February and runs for an indefinite time.

2   Rent
2.1 The rent is 740 a month, due on the 3rd day of each month.
2.2 A rise of the rent is announced twelve weeks before.

3   Deposit
3.1 The deposit is two months' rent.
3.2 It is paid back within four weeks after the keys were handed over.

4   Upkeep
4.1 The tenant reports damage within one week.
4.2 The landlord repairs the heating within five days in winter.

5   End of the tenancy
5.1 The landlord may end the tenancy with a notice of
    ten weeks, in writing.
5.2 The tenant may end it with a notice of
    six weeks to the end of a month, in writing.
5.3 Where rent is unpaid for two months, the landlord may end it
    with a notice of two weeks.

Signed by both
`.replaceAll("\n", "\r\n"),
      },
      mayChange: [],
      check: all(answers(/\b(6|six)\b/i), answersNot(/740/)),
      gold: { answer: "Six weeks to the end of a month, in writing (5.2)." },
      wrong: [
        { answer: "Ten weeks in writing." },
        { answer: "You have to give 12 weeks of notice." },
        { answer: "2 weeks" },
        { answer: "four weeks" },
      ],
    },
  ],
};
