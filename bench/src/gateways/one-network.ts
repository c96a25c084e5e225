/** What the proxy does with a network that has too many requests under way. */
import { Agent, request } from 'node:https'

/** As nginx.conf says it. */
const MOST = 500
const TIMEOUT = 20_000

/** Addresses of this machine, each a network of its own. */
const CROWD = '127.0.0.1'
const VISITOR = '127.0.0.2'

/** Throws where a network's requests beyond the bound are served, or another network's refused. */
export async function boundsOneNetwork(port: number, certificate: string): Promise<void> {
  const agentOf = (localAddress: string): Agent => new Agent({ ca: certificate, localAddress })
  const [crowd, visitor] = [agentOf(CROWD), agentOf(VISITOR)]
  try {
    const ends = await Promise.all(Array.from({ length: MOST }, () => beginRequest(port, crowd)))
    const beyond = await statusOf(port, crowd)
    const other = await statusOf(port, visitor)
    for (const end of ends) end()
    if (beyond !== 503 || other !== 200) {
      throw new Error(
        `beside ${MOST} requests of one network the proxy answers ${beyond} to it and ${other} to another`,
      )
    }
  } finally {
    for (const agent of [crowd, visitor]) agent.destroy()
  }
}

/** A request whose body does not come to its end; resolves, once its head is sent, to what gives it up. */
function beginRequest(port: number, agent: Agent): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': 100 }
    const sent = request({ host: 'localhost', port, family: 4, agent, method: 'POST', path: '/api/nothing', headers })
    sent.on('error', reject)
    sent.write('{"half":', () => resolve(() => sent.destroy()))
  })
}

function statusOf(port: number, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { host: 'localhost', port, family: 4, agent, path: '/health/live', timeout: TIMEOUT }
    const sent = request(options, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('timeout', () => sent.destroy(new Error('the proxy does not respond')))
    sent.on('error', reject)
    sent.end()
  })
}
