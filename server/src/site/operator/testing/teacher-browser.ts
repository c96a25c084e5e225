/** The operator's page as a teacher's browser opens it. */
import { TEST_TENANT } from '../../../testing/test-server'
import type { OperatorSite } from './operator-site'

const NAVIGATION = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin', 'accept-language': 'zh-CN' }

export type TeacherBrowser = ReturnType<typeof teacherBrowser>

export function teacherBrowser(site: OperatorSite) {
  let accounts = 0

  /** Opens a page, or sends a form. */
  async function open(url: string, cookie: string, form?: Readonly<Record<string, string>>) {
    const response = await site.server.app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url,
      headers: {
        ...NAVIGATION,
        cookie,
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form === undefined ? {} : { payload: new URLSearchParams(form).toString() }),
    })
    return { status: response.statusCode, html: response.body, headers: response.headers }
  }

  /** The cookie of who signs in. */
  async function signIn(name: string, password: string): Promise<string> {
    const { headers } = await open('/operator/sign-in', '', { name, password })
    return String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
  }

  /** A new account's cookie. */
  async function teacher(tenant: string = TEST_TENANT): Promise<{ readonly name: string; readonly cookie: string }> {
    const name = `teacher-${++accounts}`
    const account = { name, roles: ['teach'], scope: tenant }
    const { password } = (await site.done('account-create', account)) as { readonly password: string }
    return { name, cookie: await signIn(name, password) }
  }

  return { open, signIn, teacher }
}

/** The fields of the form on a page, as they stand. */
export function formIn(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const value = (attributes: string, name: string): string =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  const [, form = ''] = html.split('<main>')
  return {
    ...Object.fromEntries(
      inputs
        .filter((attributes) => form.includes(attributes))
        .map((attributes) => [value(attributes, 'name'), value(attributes, 'value')]),
    ),
    ...Object.fromEntries(
      [...form.matchAll(/<textarea[^>]*name="([^"]*)"[^>]*>([^<]*)/g)].map(([, name = '', text = '']) => [name, text]),
    ),
  }
}
