/** `3301**********0028`: an identity number with only its ends; one too short for that shows nothing. */
export function maskCard(card: string): string {
  return maskMiddle(card, 4, 4)
}

/** `138****0001`. */
export function maskMobile(mobile: string): string {
  return maskMiddle(mobile, 3, 4)
}

/** Fewer than four hidden characters could be guessed, so then all are. */
function maskMiddle(text: string, head: number, tail: number): string {
  const hidden = text.length - head - tail
  if (hidden < 4) return '*'.repeat(text.length)
  return text.slice(0, head) + '*'.repeat(hidden) + text.slice(-tail)
}
