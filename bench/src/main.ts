/** `npm run bench`: prints ratios against a peer measured in the same run. */
console.log('No benchmark yet.');
