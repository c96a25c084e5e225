/** KaTeX is larger than the rest of a paper, so it is loaded only for papers with a formula. */
export const loadFormulas = async () => (await import('./formulas')).renderFormulas
