/** The partner's own colours: ink, paper and seal, for light and dark. Type and space follow the school's site. */
export const ink = 'light-dark(#14342b, #dcece3)'
export const inkMuted = 'light-dark(#4a635a, #9dbab0)'
export const paper = 'light-dark(#fdfbf4, #10211c)'
export const desk = 'light-dark(#e9efe9, #0a1512)'
export const line = 'light-dark(#b9c9bf, #2f4a41)'
export const control = 'light-dark(#6d857b, #7f9d92)'
export const green = 'light-dark(#0b5d4b, #6fd0b4)'
export const onGreen = 'light-dark(#ffffff, #06251d)'
export const seal = 'light-dark(#b3261e, #ff8a80)'

export const serif = "'Songti SC', 'Noto Serif CJK SC', 'Source Han Serif SC', Georgia, serif"
