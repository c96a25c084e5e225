/**
 * Stands for a package of which the page carries only some names: those come
 * from the page, and every further name that a module uses from the package
 * itself, which the module then carries.
 */
module.exports = function partOfPage() {
  const { request, names } = this.getOptions()
  const whole = JSON.stringify(`${this.resourcePath}?carried`)
  return `export { ${names.join(', ')} } from ${JSON.stringify(request)}\nexport * from ${whole}\n`
}
