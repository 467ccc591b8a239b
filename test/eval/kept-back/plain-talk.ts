import { all, answers, answersNot } from "../task.ts";
import type { Family } from "../task.ts";

/** Something that anybody may know, in a folder that has nothing to do with it. */
export const plainTalk: Family = {
  id: "plain-talk",
  group: "no tool needed",
  variants: [
    {
      prompt: "an american cookie recipe says 350 F, what is that in celsius roughly?",
      files: {
        "birthday.txt": "Guests: Nora, Piet, Sam\nCake: order by Thursday\nOven of the club room: max 220 C\n",
        "budget.csv": "what,amount\ncake,38\ndrinks,24\n",
      },
      mayChange: [],
      check: answers(/\b(17[5-9]|180)(?!\d)/),
      gold: { answer: "About 175 to 180 °C." },
      wrong: [
        { answer: "About 220 °C." },
        { answer: "350 F is 662 C." },
        { answer: "Roughly 160 degrees." },
        { answer: "About 177 °C.", run: "echo '350 F = 177 C' > oven.txt" },
        { answer: "I couldn't find that in your files." },
      ],
    },
    {
      prompt: "whats the capital of new zealand? my daughter asks for her homework",
      files: {
        "trip-ideas.md": "# Trip ideas\n\n- Auckland: harbour, two nights\n- Sydney: opera\n- Fiji?\n",
        "homework.txt": "maths p. 31\nread chapter 4\n",
      },
      mayChange: [],
      check: all(
        answers(/\bWellington\b/i),
        answersNot(
          /(?<!(?<!\bI )\b(think|thinking|thought|believe|assume|guess|say)s?( that)? )\bAuckland is (the |its |New Zealand['’]s )?capital/i,
          /(?<!(?<!\bI )\b(think|thinking|thought|believe|assume|guess|say)s?( that)? (the )?)\bcapital( city)?( of New Zealand)? is \W*(Auckland|Sydney)/i,
        ),
      ),
      gold: { answer: "Wellington (not Auckland, which is only the largest city)." },
      wrong: [
        { answer: "Auckland." },
        { answer: "The capital is Auckland; Wellington is the second city." },
        { answer: "I think Auckland is the capital, and Wellington the second city." },
        { answer: "Christchurch" },
        { answer: "Wellington.", run: "echo 'capital of New Zealand: Wellington' >> homework.txt" },
      ],
    },
    {
      prompt:
        "wie sage ich auf englisch höflich ab, wenn ich zu einer feier leider nicht kommen kann? ein bis zwei sätze reichen",
      files: {
        "einkauf.txt": "Milch\nBrot\nBatterien\n",
        "Verträge/strom.txt": "Zählernummer 4471\nKündigung bis 30.09.\n",
      },
      mayChange: [],
      check: all(
        answers(
          /\b(sorry|unfortunately|regret(fully)?|afraid|apologi[sz]e|apologies|sadly|thanks?|appreciate|(love|loved) to|wish I could)\b/i,
          /can['’]?t\b|\bcannot\b|can not|unable|(won['’]t|will not|not) be able|(won['’]t|will not) (make|attend|come|join|be)|decline|(other|prior|previous|another) (plan|commitment|engagement)|already have plans|have to pass\b|not going to be able|miss\b|not (attend|come|join|make)/i,
        ),
        answersNot(/\bcan(['’]?t| ?not) wait/i),
      ),
      gold: { answer: '"Thank you so much for the invitation. Unfortunately I won’t be able to make it."' },
      wrong: [
        { answer: "Vielen Dank für die Einladung, leider kann ich nicht kommen." },
        { answer: "Thank you for the invitation, I look forward to coming!" },
        { answer: "Thank you for the invitation, I can’t wait to be there!" },
        { answer: "I don't come." },
        {
          answer: "Thank you, but I'm afraid I can't come.",
          files: { "absage.txt": "Thank you, but I'm afraid I can't come.\n" },
        },
      ],
    },
    {
      prompt: "quick question, in a spreadsheet what do the $ signs in $B$4 do?",
      files: {
        "prices.csv": "item,price\nlamp,$24\nchair,$59\n",
        "todo.txt": "send invoices\nrenew domain\n",
      },
      mayChange: [],
      check: all(
        answers(
          /\babsolute(ly)?\b|\bfix(e[sd])?\b|\block(s|ed|ing)?\b|\banchor|\bfreez|\bfrozen\b|\bpin(s|ned)?\b|constant|(does|do|will|would|is)(n['’]t| not) (change|shift|move|adjust|be (changed|adjusted))|won['’]t (change|shift|move|adjust)|(stay|remain|keep)s? (the same|unchanged|put|on|pointing|the reference|the (row|column))|(without|from) (chang|shift|adjust|mov)|always (refer|point|use)/i,
        ),
        answersNot(
          /absolute value/i,
          /(?<!(\bnot|\bnothing|n['’]t)\b((?!\bbut\b)[^.,;]){0,30})\b(format|display|show)[^.]*\b(currency|dollars?)\b/i,
        ),
      ),
      gold: { answer: "They lock the column and the row: when you copy the formula, it still points at B4." },
      wrong: [
        { answer: "They format the cell B4 as currency in dollars." },
        { answer: "They make it a relative reference that moves along when copied." },
        { answer: "The price of the lamp is $24." },
        { answer: "They give the absolute value of B4." },
        { answer: "They do not change the value, they display it in dollars." },
        { answer: "They make the reference absolute.", run: "sed -i 's/\\$//' prices.csv" },
      ],
    },
  ],
};
