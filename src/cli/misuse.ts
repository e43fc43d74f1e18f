/** Something that was asked for and cannot be: a sentence that says what would be right. Ends the command with status 2. */
export class Misuse extends Error {}
