/**
 * The inline script of a page without other scripts, placed after the style element of its font files. On the first page of a visit
 * they are loaded once the page has been shown, so that they do not slow down its text. On the next pages the browser has them in its
 * cache, so they apply at once.
 */
export const fontScript = `(function(d){
var s=d.currentScript.previousElementSibling,on=function(){s.media="all"};
if(d.referrer.indexOf(location.origin+"/")===0)return on();
addEventListener("load",function(){requestAnimationFrame(function(){requestAnimationFrame(on)})})
})(document)`.replaceAll('\n', '')
