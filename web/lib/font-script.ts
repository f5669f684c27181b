/**
 * The inline script of a page without other scripts, after the style element of its font files: on the first page of a visit they
 * are loaded once the page has been shown, because the text needs the line first. On the next ones the browser has them, so they apply at once.
 */
export const fontScript = `(function(d){
var s=d.currentScript.previousElementSibling,on=function(){s.media="all"};
if(d.referrer.indexOf(location.origin+"/")===0)return on();
addEventListener("load",function(){requestAnimationFrame(function(){requestAnimationFrame(on)})})
})(document)`.replaceAll('\n', '')
