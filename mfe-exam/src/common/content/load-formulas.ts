/** KaTeX is larger than all the rest of a paper: only one that has a formula fetches it. */
export const loadFormulas = async () => (await import('./formulas')).renderFormulas
