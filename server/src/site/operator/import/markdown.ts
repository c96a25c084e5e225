import { parse } from 'csv-parse/sync'

import type { ImportedTable } from '../../../platform/import/imported-table'

const INTRODUCTION = `# An operator's folder

<!-- Written from the declarations by \`pnpm --filter server docs\`. -->

\`npm run operator -- import <folder>\` fills a site, \`npm run operator -- export <folder>\` writes the same form. [\`examples/school\`](../examples/school) is a whole small school in this form, and a start for one of your own. Every mistake is told with file and line; with one, nothing is written. What is taken in another form than it was written is told too, and is no mistake. \`--dry-run\` tries all of it and undoes it.

- \`schools.csv\` names the schools: \`id\`, \`name\`, \`hosts\` (with spaces between them: what stands before the main domain, a domain of the school's own as a whole, \`-\` for the main domain itself). A school that is there keeps what is left out.
- \`<id of the school>/<table>.csv\`: a line for each row, any of the files below. The first line names the columns; \`id\` must be there (letters, digits, \`-\` and \`_\`, at most 40), the others in any order.
- A column that is left out stays as it is. An empty cell empties, or is the column's default where it has one; where something is required it is refused. A new row needs every column that is required; the others are as if they were empty.
- Pictures stand in the school's folder, as \`<id>/pictures/front.jpg\`, and are named \`pictures/front.jpg\`, in HTML too: \`<img src="pictures/front.jpg">\`. Films (MP4, WebM, MOV), sounds, documents, archives and captions stand there too, as \`<id>/films/one.mp4\`, or are named by an address; films in HLS by their address alone. Pictures, films and sounds of another site are loaded only where \`PICTURE_ORIGINS\` names it ([configuration.md](configuration.md)); an import tells which are not. They are sent ahead of the folder, once however often it is imported, and their type is told by their bytes. Films and sounds are looked at: what no browser plays, or is not whole, is refused, what only some browsers play is told, and the length of a lesson is that of its file.
- A column of several entries has one in each line of its cell; where an entry has parts, they stand in the order that the column names, with \`|\` between two, and those at the end may be left out. A \`|\` or a line break within a part is written \`\\|\` or \`\\n\`.
- CSV as in RFC 4180 and as spreadsheets save it: UTF-8, UTF-16 or GB18030; a cell with a line break or a comma stands in double quotes. A number that a spreadsheet has shortened (\`3.3E+17\`) is refused: its column must be formatted as text; one that ends in 000 after 13 digits or more is told, as a spreadsheet keeps 15. An export begins with the mark of UTF-8, and what a spreadsheet would run as a formula has an apostrophe before it, which an import takes away.
- Files that are not taken are named.

It can be run again with changed files: a line with a known id changes that row, others are added. A row that is no longer in a file stays. A column \`remove\` takes a row away where it says \`yes\`; what else the line holds is not read, and a row that is gone already is told and no mistake. What another row names, or what learners have done something with, cannot be taken away: the line says what needs it. Learners stay; teachers close their accounts. Passwords are kept hashed and never exported; one that takes the place of another ends the sessions of its learner, and the same one again changes nothing. Another mobile number ends them, too; its owner proves it by signing in with a code.

What is brought in is judged as it will be used, among what is there already: a paper as it will be sat and marked (each choice has its right option, each blank its solution, each passage its parts, each question its points), a certificate as it will be looked up, a lesson as it will be opened (what its type shows, a length where progress is a share of it, a place of its own in the course), a homework or a test as learners come to it (from a classroom of its kind, of a course in the plan of its class), an activity as its class attends it. What only one row may have, as a mobile number, is told with the row that has it; two rows of a file may change places. While somebody sits a paper, its questions keep their blanks, their passage and the number and order of their options, and it gets no new ones; words and points may be corrected. Minutes that change leave open attempts their end, until \`operator move-ends\` moves it. Options that move take a line of \`solutions.csv\` with them. Who has sat it keeps their marks and their review; \`operator mark-again\` marks them by the points and solutions of now, among the options that they were shown: a question whose options say something else stays as it was, and is named. A class lists whoever has a place in it (\`serviceStatus\` 1 and more), and counts them.

An id never comes to mean another person, test or lesson: what people did hangs on it. A row is another one when what its file below says to stay changes; while something hangs on it, that is refused, and the line says what. The other one gets an id of its own. A certificate may become another: once somebody has looked it up, the code and the QR code on its paper belong to its number, holder and day, and are withdrawn when one of these changes or the certificate is taken away, which the line says.

The id of a line is yours to choose, and is what other files and the addresses of pages name: \`classId\` is the id of a line of \`classes.csv\`, \`courseId\` of \`courses.csv\`, \`classroomId\` (a lesson) of \`classrooms.csv\`, \`workId\` (a homework or a test) of \`works.csv\`, \`studentId\` and \`classStudentId\` of \`class-learners.csv\`, which is the place of a learner in a class and not the learner (\`userId\`, \`learners.csv\`); \`answerLogId\` is an attempt, which no file brings. An id that you no longer know stands in the address of the page that shows the row, and in the files that \`operator export\` writes.

Browsers play films in MP4 with H.264 and AAC; telephones record others (H.265 in .mov). \`ffmpeg -i phone.mov -c:v libx264 -pix_fmt yuv420p -c:a aac -movflags +faststart films/phone.mp4\` makes one of any film. A long film that is to begin at once on a slow line is cut for HLS, \`ffmpeg -i films/phone.mp4 -c copy -hls_time 6 -hls_playlist_type vod phone.m3u8\`, laid on a file server of your own with its parts, and named by its address.

An import is one transaction. With PostgreSQL visitors notice nothing of it; the embedded database does one thing at a time and answers nobody else meanwhile (about a second for 10,000 new rows, 100,000 rows at most), so bring much in when nobody sits a test. Tables and pictures are one call of at most 256 MB; another file has at most 2 GB (a sound 512 MB, a document 100 MB).
`

/** What a folder may hold, for the operator to read. `examples`: a file of each table, by the table's name. */
export function importMarkdown(tables: readonly ImportedTable[], examples: ReadonlyMap<string, string>): string {
  const sections = tables.map(({ name, about, cells, identity, mistakes = [] }) => {
    const rows = Object.entries(cells).map(
      ([column, { form, required }]) =>
        `| \`${column}\` | ${form.replaceAll('|', '\\|')}${required === true ? ', required' : ''} |`,
    )
    const columns = `| column | is |\n| --- | --- |\n${rows.join('\n')}`
    const example = `\`\`\`csv\n${firstLines(examples.get(name) ?? '')}\n\`\`\``
    const kept = identity === undefined ? '' : `Of a row on which something hangs, ${identity.keeps}.\n\n`
    const mistaken =
      mistakes.length === 0 ? '' : `Often done wrong:\n\n${mistakes.map((one) => `- ${one}`).join('\n')}\n\n`
    return `## ${name}.csv\n\nA line is ${about}.\n\n${kept}${mistaken}${columns}\n\nOf the example school:\n\n${example}\n`
  })
  return [INTRODUCTION, ...sections].join('\n')
}

/** The names of the columns and one row; a cell may hold several lines. */
function firstLines(text: string): string {
  const records = parse(text, { raw: true, to: 2 }) as unknown as readonly { readonly raw: string }[]
  return records.map(({ raw }) => raw.trimEnd()).join('\n')
}
