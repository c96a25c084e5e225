/** `3301**********0028`: only the ends of an identity number; of a short one, nothing. */
export function maskCard(card: string): string {
  return maskMiddle(card, 4, 4)
}

/** `138****0001`. */
export function maskMobile(mobile: string): string {
  return maskMiddle(mobile, 3, 4)
}

/** Fewer than four hidden characters could be guessed, so then all are hidden. */
function maskMiddle(text: string, head: number, tail: number): string {
  const hidden = text.length - head - tail
  if (hidden < 4) return '*'.repeat(text.length)
  return text.slice(0, head) + '*'.repeat(hidden) + text.slice(-tail)
}
