/** The digits of a Chinese mobile number, however it is written: spaces, hyphens, brackets, wide digits, +86 or 0086. */
export function mobileDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^(?:00)?86(?=1)/, '')
}
