/** Traces by OpenTelemetry: a span for each request, and one below it for each transaction. */
import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Config } from '../config/config'
import type { Observer } from './observer'

const TRACER = 'campus'

/** Sends what is traced to the collector that is configured; null without one, and then nothing of the SDK is loaded. */
export async function openTracing({
  tracesUrl,
  tracesShare,
}: Pick<Config, 'tracesUrl' | 'tracesShare'>): Promise<Observer | null> {
  if (tracesUrl === '') return null
  const { BatchSpanProcessor, NodeTracerProvider, ParentBasedSampler, TraceIdRatioBasedSampler } =
    await import('@opentelemetry/sdk-trace-node')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': TRACER }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(tracesShare) }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: tracesUrl }))],
  })
  provider.register()
  return { follow: traceRequests, close: () => provider.shutdown() }
}

function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'none' } = request.routeOptions
    const parent = propagation.extract(context.active(), request.headers)
    const span = trace.getTracer(TRACER).startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        // Neither query nor address: they may carry a person's data.
        attributes: { 'http.request.method': request.method, 'http.route': route, 'campus.trace_id': request.id },
      },
      parent,
    )
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
  app.addHook('onRequestAbort', async (request) => spans.get(request)?.end())
}

/** Runs `work` in a span of its own below the active one; without one, as when nothing is traced, just runs it. */
export async function traced<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (trace.getActiveSpan() === undefined) return work()
  return trace.getTracer(TRACER).startActiveSpan(name, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
