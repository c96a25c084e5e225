/** QR codes of one fixed size: version 5, 37 modules a side, error correction L, up to 106 bytes. */

const SIDE = 37
const DATA_CODEWORDS = 108
const CHECK_CODEWORDS = 26
/** Mask 0 at level L, with its BCH check bits (ISO/IEC 18004, table C.1). */
const FORMAT_BITS = 0b111011111000100
const ALIGNMENT = 30

/** The dark modules of `text` by row and column. Throws RangeError for more than 106 bytes. */
export function qrCode(text: string): boolean[][] {
  const dark: boolean[][] = Array.from({ length: SIDE }, () => new Array<boolean>(SIDE).fill(false))
  const taken: boolean[][] = Array.from({ length: SIDE }, () => new Array<boolean>(SIDE).fill(false))
  const set = (row: number, column: number, value: boolean) => {
    const [darkRow, takenRow] = [dark[row], taken[row]]
    if (darkRow === undefined || takenRow === undefined || column < 0 || column >= SIDE) return
    darkRow[column] = value
    takenRow[column] = true
  }
  drawTiming(set)
  drawFinders(set)
  drawAlignment(set)
  drawFormat(set)
  drawData([...codewords(text)], taken, dark)
  return dark
}

type SetModule = (row: number, column: number, value: boolean) => void

function drawTiming(set: SetModule): void {
  for (let i = 0; i < SIDE; i += 1) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
}

function drawFinders(set: SetModule): void {
  for (const [top, left] of [
    [0, 0],
    [0, SIDE - 7],
    [SIDE - 7, 0],
  ] as const) {
    for (let row = -1; row <= 7; row += 1) {
      for (let column = -1; column <= 7; column += 1) {
        const distance = Math.max(Math.abs(row - 3), Math.abs(column - 3))
        set(top + row, left + column, distance !== 2 && distance !== 4)
      }
    }
  }
}

function drawAlignment(set: SetModule): void {
  for (let row = -2; row <= 2; row += 1) {
    for (let column = -2; column <= 2; column += 1) {
      set(ALIGNMENT + row, ALIGNMENT + column, Math.max(Math.abs(row), Math.abs(column)) !== 1)
    }
  }
}

/** The 15 format bits stand twice, around the finders; one module beside them is always dark. */
function drawFormat(set: SetModule): void {
  for (let i = 0; i < 15; i += 1) {
    const bit = ((FORMAT_BITS >> i) & 1) === 1
    set(i < 6 ? i : i < 8 ? i + 1 : SIDE - 15 + i, 8, bit)
    set(8, i < 8 ? SIDE - 1 - i : i < 9 ? 15 - i : 14 - i, bit)
  }
  set(SIDE - 8, 8, true)
}

/** Byte mode: mode, length, bytes, terminator, padding, then the check codewords. */
function codewords(text: string): number[] {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > DATA_CODEWORDS - 2) {
    throw new RangeError(`a code of this size holds ${String(DATA_CODEWORDS - 2)} bytes, not ${String(bytes.length)}`)
  }
  const halves = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const data = Array.from(
    { length: halves.length / 2 },
    (_, i) => ((halves[i * 2] ?? 0) << 4) | (halves[i * 2 + 1] ?? 0),
  )
  for (let pad = 0xec; data.length < DATA_CODEWORDS; pad ^= 0xec ^ 0x11) data.push(pad)
  return [...data, ...remainder(data)]
}

/** Reed–Solomon remainder over GF(256) with polynomial 0x11d. */
function remainder(data: readonly number[]): number[] {
  const divisor = generator()
  let rest = new Array<number>(CHECK_CODEWORDS).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, i) => value ^ multiply(divisor[i] ?? 0, factor))
  }
  return rest
}

/** Coefficients of the generator polynomial after its leading 1. */
function generator(): number[] {
  let coefficients = [...new Array<number>(CHECK_CODEWORDS - 1).fill(0), 1]
  let root = 1
  for (let i = 0; i < CHECK_CODEWORDS; i += 1) {
    coefficients = coefficients.map((value, j) => multiply(value, root) ^ (coefficients[j + 1] ?? 0))
    root = multiply(root, 2)
  }
  return coefficients
}

function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

/** Two columns at a time from the right, up and down in turn, masked with a chessboard. */
function drawData(words: readonly number[], taken: readonly boolean[][], dark: boolean[][]): void {
  let index = 0
  let upward = true
  for (let right = SIDE - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < SIDE; step += 1) {
      const row = upward ? SIDE - 1 - step : step
      for (const column of [right, right - 1]) {
        const target = dark[row]
        if (target === undefined || taken[row]?.[column] === true) continue
        const bit = (((words[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1
        target[column] = bit !== ((row + column) % 2 === 0)
        index += 1
      }
    }
    upward = !upward
  }
}
