/**
 * Stands for a module's config in its scripts. The manifest tells the page everything else of it: routes, slots, and
 * what the module needs of others.
 */
module.exports = function configOfPage() {
  return `export default ${JSON.stringify(this.getOptions())}\n`
}
