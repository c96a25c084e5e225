/** Pieces of the rich texts of news, notices and homework. */

export function paragraph(text: string): string {
  return `<p>${text}</p>`
}

export function heading(text: string): string {
  return `<h3>${text}</h3>`
}

export function points(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

export function steps(...items: readonly string[]): string {
  return `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`
}

export function quote(text: string): string {
  return `<blockquote>${text}</blockquote>`
}

/** The first row is the head. */
export function table(head: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const headRow = head.map((cell) => `<th>${cell}</th>`).join('')
  const bodyRows = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<table><thead><tr>${headRow}</tr></thead><tbody>${bodyRows}</tbody></table>`
}

export function image(src: string, alt: string): string {
  return `<p><img src="${src}" alt="${alt}"></p>`
}

export function sound(src: string): string {
  return `<p><audio src="${src}"></audio></p>`
}
