/** Characters of a line, between a phone's and a wide column's. */
const CHARACTERS = 30
/** The height of a picture, in lines. */
const PICTURE = 8
/** Beyond a screen nobody sees the difference. */
const MOST = 60

/** About how many lines a text of foreign HTML will have, so that little moves when it is drawn. */
export function expectedLines(html: string): number {
  const pictures = html.match(/<img\b/gi)?.length ?? 0
  const paragraphs = html.split(/<\/(?:p|li|h[1-6]|tr|div|blockquote)\b|<br\b/i)
  const lines = paragraphs
    .map((paragraph) => Math.ceil(paragraph.replace(/<[^>]*>?|^[^<]*>/g, '').trim().length / CHARACTERS))
    .reduce((sum, count) => sum + count, 0)
  return Math.min(Math.max(lines + pictures * PICTURE, 1), MOST)
}
