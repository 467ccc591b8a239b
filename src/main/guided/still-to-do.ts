/** How a result says what a request still wants. Small models write it on, into the file that they are writing. */
export const stillToDo = "Still to do: ";
