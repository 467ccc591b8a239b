import type { BasicGroup } from "./basic-group.ts";
import { answers } from "../task.ts";

const notes = { "notes.txt": "Call the plumber.\nThe attic key hangs behind the door.\n" };

export const questions: BasicGroup = {
  name: "questions",
  tasks: [
    {
      id: "port",
      prompt: "What port does the server listen on?",
      files: {
        "server.toml": 'name = "barn"\nhost = "0.0.0.0"\nport = 8417\nworkers = 3\n',
        "README.md": "# Barn\nA small server.\n",
        ...notes,
      },
      mayChange: [],
      check: answers(/8417/),
    },
    {
      id: "dessert",
      prompt: "who is bringing the dessert?",
      files: { "party.txt": "Anna: salad\nJonas: bread\nMiriam: dessert\nTom: drinks\n", ...notes },
      mayChange: [],
      check: answers(/miriam/i),
    },
    {
      id: "open-invoices",
      prompt: "How many invoices in invoices.csv are still open?",
      files: {
        "invoices.csv":
          "number,customer,amount,status\n101,Berger,80,paid\n102,Okafor,120,open\n103,Lind,45,open\n104,Moreau,300,paid\n105,Sato,60,open\n",
        ...notes,
      },
      mayChange: [],
      check: answers(/\b(3|three)\b/i),
    },
    {
      id: "dentist",
      prompt: "Which file mentions the dentist and when is the appointment?",
      files: {
        "week/mon.txt": "swimming at 18:00\n",
        "week/tue.txt": "dentist 14:30, bring the insurance card\n",
        "week/wed.txt": "parents evening at school\n",
      },
      mayChange: [],
      check: answers(/tue\.txt/i, /14:30|2:30/),
    },
    {
      id: "slugify",
      prompt: "What does slugify in util.py do?",
      files: {
        "util.py":
          'import re\n\n\ndef slugify(title):\n    words = re.findall(r"[a-z0-9]+", title.lower())\n    return "-".join(words)\n',
        ...notes,
      },
      mayChange: [],
      check: answers(/lower/i, /hyphen|dash|"-"|'-'|`-`/i),
    },
    {
      id: "hottest-day",
      prompt: "Which day in weather.csv was the hottest?",
      files: {
        "weather.csv": "day,high,low\nMonday,21,12\nTuesday,24,14\nWednesday,31,18\nThursday,27,17\nFriday,19,11\n",
      },
      mayChange: [],
      check: answers(/wednesday/i),
    },
    {
      id: "train",
      prompt: "Wann fährt der Zug nach Kassel?",
      files: {
        "reise.md": "# Reise\n\n- Zug nach Kassel: 9:42 Uhr, Gleis 7\n- Hotel: Lindenhof\n- Rückfahrt: 18:05 Uhr\n",
      },
      mayChange: [],
      check: answers(/9[:.]42/),
    },
  ],
};
