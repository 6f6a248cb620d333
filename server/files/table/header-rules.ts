/** What stands in the first line of a table that is imported: pure. */

/** The letters and digits of a header, without accents and in lower case. */
export const wordsOf = (header: string) =>
  header
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** By which people are known in a table, in English and German, as `wordsOf` has them. */
export const PERSON_HEADERS = {
  email: ['email', 'emailaddress', 'mail', 'mailaddress', 'emailadresse', 'mailadresse', 'workemail', 'businessemail'],
  employeeId: ['employeeid', 'employeenumber', 'personnelnumber', 'staffid', 'personalnummer', 'mitarbeiternummer'],
} as const
