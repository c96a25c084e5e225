/** jsdom has no layout. A list that draws only what is in sight needs one: call this before rendering it. Sizes are pixels. */
export function layOut({ list = 800, row = 100 }: { readonly list?: number; readonly row?: number } = {}): void {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(list)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(row)
}
