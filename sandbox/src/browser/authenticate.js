const { address, intent, parent: parentOrigin, back } = document.body.dataset
const status = document.querySelector('[data-status]')

async function answer(passed) {
  for (const button of document.querySelectorAll('button')) button.disabled = true
  status.textContent = 'One moment…'
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ passed }) })
  if (!reply.ok) status.textContent = 'This payment no longer needs your confirmation.'
  else status.textContent = passed ? 'Authenticated.' : 'Authentication failed.'
  if (window.parent !== window && parentOrigin)
    window.parent.postMessage({ source: 'sandbox-authenticate', intent }, parentOrigin)
  else if (back) window.location.assign(back)
}

document.querySelector('[data-complete]').addEventListener('click', () => answer(true))
document.querySelector('[data-fail]').addEventListener('click', () => answer(false))
